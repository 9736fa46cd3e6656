const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const moduleScript = /<script nonce="([^"]*)" type="module" async="">(.*?)<\/script>/s

/**
 * Defers a page's modules until after the first paint: until then a slow connection is reserved for text, styles and fonts. The number of
 * script elements stays the same, so that the page still matches for hydration. A page without modules is returned unchanged.
 */
export function scriptsAfterPaint(html: string): string {
  const [whole, nonce = '', code = ''] = moduleScript.exec(html) ?? []
  if (whole === undefined) return html
  const files = [...html.matchAll(modulePreload)].map(([, href = '']) => href)
  const starter = `(${start})(${inScript(files)},${inScript(code)})`
  return html.replace(modulePreload, '').replace(whole, () => `<script nonce="${nonce}">${starter}</script>`)
}

/**
 * Runs in the browser. Background tabs do not paint and start at once; without paint timing, half a second after the first frame has to do.
 */
const start = `(files,code)=>{
let d=document,nonce=d.currentScript.nonce,
add=(name,facts)=>d.head.append(Object.assign(d.createElement(name),facts)),
go=()=>{go=()=>{};for(let href of files)add("link",{rel:"modulepreload",href});add("script",{type:"module",nonce,text:code})};
if(d.hidden)return go();
d.addEventListener("visibilitychange",()=>go());
requestAnimationFrame(()=>setTimeout(()=>go(),500));
new PerformanceObserver(list=>list.getEntriesByName("first-contentful-paint")[0]&&go()).observe({type:"paint",buffered:true})}`

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
