/** Without the script there are no texts either, so these are said in all three languages, as start-fault.tsx says them. */
export const startFaultWords = [
  ['ru', 'Страница не загрузилась. Проверьте связь и обновите её.', 'Обновить'],
  ['en', 'The page did not load. Check your connection and reload it.', 'Reload'],
  ['cnr', 'Stranica se nije učitala. Provjerite vezu i osvježite je.', 'Osvježi'],
] as const

/** Elements and texts only: where the document requires Trusted Types, markup out of a text is refused. */
const tellFault = `
const make=(to,tag,text="",lang)=>{const made=document.createElement(tag);made.textContent=text;if(lang)made.lang=lang;to.append(made);return made};
const root=document.getElementById("root"),frame=root.querySelector("main")??make(root,"main");
frame.removeAttribute("data-from");
const card=make(frame,"div");
card.className="boot-card";
card.setAttribute("role","alert");
card.style.cssText="display:grid;gap:1rem";
const words=${JSON.stringify(startFaultWords)};
for(const [lang,text] of words)make(card,"p",text,lang);
const button=make(card,"button");
button.style.cssText="min-height:2.75rem;font-weight:600;text-decoration:underline";
button.onclick=()=>location.reload();
words.forEach(([lang,,label],index)=>{if(index)button.append(" · ");make(button,"span",label,lang)})`

/**
 * Starts the storefront when the brand has been painted. A script that does not arrive is asked for once more with a new
 * document: during an upgrade the one at hand may be of a version that the process asked does not have. The mark is
 * taken away by a start that succeeds and is not of one version, or two processes could send a customer to and fro.
 */
export function toStartScript(main: string): string {
  const code = `{
const mark="start_failed",visit=(use)=>{try{return use(sessionStorage)}catch{}};
const isFirstTime=(kept)=>{const found=kept.getItem(mark);kept.setItem(mark,"1");return found===null};
const fail=(error)=>{
if(navigator.onLine&&visit(isFirstTime))return location.reload();
${tellFault};
throw error};
const start=()=>import(${JSON.stringify(main)}).then(()=>visit((kept)=>kept.removeItem(mark)),fail);
document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`
  return code.replaceAll('\n', '')
}
