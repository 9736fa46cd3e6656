const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const moduleScript = /<script nonce="([^"]*)" type="module" async="">(.*?)<\/script>/s

/**
 * The page with its modules asked for only when it has been painted once: until then a slow connection belongs to text, style
 * and letters. One script stands where one stood, so that the page still matches what is rendered in the browser. A page
 * without modules is returned as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const [whole, nonce = '', code = ''] = moduleScript.exec(html) ?? []
  if (whole === undefined) return html
  const files = [...html.matchAll(modulePreload)].map(([, href = '']) => href)
  const starter = `(${start})(${inScript(files)},${inScript(code)})`
  return html.replace(modulePreload, '').replace(whole, () => `<script nonce="${nonce}">${starter}</script>`)
}

/**
 * Runs in the browser. A page in the background is not painted and starts at once; where nobody tells of the paint, half a
 * second after the first frame must do.
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
