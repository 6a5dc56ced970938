/**
 * Words by which a name tells what somebody is treated for. A message is read over shoulders and on lock screens, so a
 * clinic or doctor whose name holds one of them is not named in it: the address and the time say enough.
 */
const english =
  /\b(?:acupunc|addict|adolescent|aids\b|allerg|anesthesi|andrology|arthrit|audiolog|behavio|bodywork|bone|brain|breast|cancer|cardi|chest|child|chiropract|clinical social|colon|counsel|critical care|dent(?:al|ist)|derma|detox|diabet|dialysis|digesti|ear\b|endocrin|endodont|ent\b|eye|family planning|fertil|foot\b|gastro|genetic|geriat|gyn(?:a?e)|hearing|heart|hemat|hepat|herbal|hiv\b|hospice|imaging|immigration|immun|infectio|ivf\b|joint|kidney|laborator|lab\b|labs\b|liver|lung|massage|matern|memory|mental|midwi|mri\b|nephr|neur|nose\b|nutrition|ob-?gyn|obstet|oncolog|ophthal|optic|optomet|oral\b|ortho|otolaryng|pain\b|pathol|pediat|periodont|pharm|physical therap|plastic|podiat|pregnan|preventive|prostat|prosthodont|psych|pulmo|radiolog|recover|rehab|renal|reproduct|rheumat|sexual|skin|sleep|social work|spine|sport|std\b|sti\b|substance|surg|therap|throat|thyroid|transplant|tumor|ultrasound|urolog|vascul|vein|vision|weight|wom[ae]n|wound|x-?ray)/iu
const chinese =
  /[科癌瘤孕产產齿齒牙眼耳鼻喉肤膚骨肾腎肝肺肠腸]|心[脏臟理身]|精神|化[验驗]|[验驗]光|影像|睡眠|康复|康復|[针針]灸|推拿|理[疗療]|治[疗療]|社工|[营營][养養]|按摩|胎|青少年|[运運][动動]|[预預]防|麻醉|重症|[遗遺][传傳]|性病|艾滋|愛滋|戒毒|戒酒|生殖|[药藥]房/u

/** Whether a text names a specialty, a test, an organ or a condition. */
export function revealsHealth(text: string): boolean {
  return english.test(text) || chinese.test(text)
}

/** A name fit for a message: without credentials after the comma, which tell the specialty; empty when the rest tells it too. */
export function neutralName(name: string): string {
  const plain = name.split(',')[0]!.trim()
  return revealsHealth(plain) ? '' : plain
}
