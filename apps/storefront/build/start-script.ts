import { startFaultTexts } from './start-fault-texts.ts'

/** Without the script there are no texts either, so the document says these in every language, as start-fault.tsx does. */
const words = startFaultTexts.map(({ locale, text, reload }) => [locale, text, reload])

/** Elements and texts only, because Trusted Types refuse markup made of text. */
const tellFault = `
const make=(to,tag,text="",lang)=>{const made=document.createElement(tag);made.textContent=text;if(lang)made.lang=lang;to.append(made);return made};
const root=document.getElementById("root"),frame=root.querySelector("main")??make(root,"main");
frame.removeAttribute("data-from");
const card=make(frame,"div");
card.className="boot-card";
card.setAttribute("role","alert");
card.style.cssText="display:grid;gap:1rem";
const words=${JSON.stringify(words)};
for(const [lang,text] of words)make(card,"p",text,lang);
const button=make(card,"button");
button.style.cssText="min-height:2.75rem;font-weight:600;text-decoration:underline";
button.onclick=()=>location.reload();
words.forEach(([lang,,label],index)=>{if(index)button.append(" · ");make(button,"span",label,lang)})`

/**
 * Starts the storefront when the brand is painted. If the script does not arrive, the document is reloaded once:
 * during an upgrade it may be of a version that this process does not have. A successful start of one version removes
 * the mark. Otherwise two processes could send a customer back and forth.
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
