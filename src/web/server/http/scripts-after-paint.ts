/** A document as it goes to the network: making a text of it only to encode it again would take longer than everything done here. */
export type DocumentBytes = Buffer<ArrayBuffer>

const linkStart = '<link rel="modulepreload" href="'
const scriptStart = '<script nonce="'
const moduleEnd = '" type="module" async="">'
const scriptEnd = '</script>'

/**
 * Defers a page's modules until after the first paint: until then a slow connection is reserved for text, styles and fonts. The number of
 * script elements stays the same, so that the page still matches for hydration. A page without modules is returned unchanged.
 */
export function scriptsAfterPaint(page: DocumentBytes): DocumentBytes {
  const tagEnd = page.indexOf(moduleEnd)
  if (tagEnd < 0) return page
  const scriptAt = page.lastIndexOf(scriptStart, tagEnd)
  const codeAt = tagEnd + moduleEnd.length
  const codeEnd = page.indexOf(scriptEnd, codeAt)
  const nonce = page.toString('utf8', scriptAt + scriptStart.length, tagEnd)
  const code = page.toString('utf8', codeAt, codeEnd)
  const before = withoutLinks(page.subarray(0, scriptAt))
  const after = withoutLinks(page.subarray(codeEnd + scriptEnd.length))
  const starter = `(${start})(${inScript([...before.files, ...after.files])},${inScript(code)})`
  const script = Buffer.from(`<script nonce="${nonce}">${starter}</script>`)
  return Buffer.concat([...before.rest, script, ...after.rest])
}

function withoutLinks(part: DocumentBytes): { files: string[]; rest: DocumentBytes[] } {
  const files: string[] = []
  const rest: DocumentBytes[] = []
  let from = 0
  for (let at = part.indexOf(linkStart); at >= 0; at = part.indexOf(linkStart, from)) {
    const hrefAt = at + linkStart.length
    files.push(part.toString('utf8', hrefAt, part.indexOf('"', hrefAt)))
    rest.push(part.subarray(from, at))
    from = part.indexOf('>', hrefAt) + 1
  }
  rest.push(part.subarray(from))
  return { files, rest }
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

/** As JavaScript that may stand in a page: nothing in it ends its element. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
