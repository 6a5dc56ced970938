/** Objects by words of a class of medicines in English, the first that fits; most medicines come in bottles. */
const drawnBy = [
  [/insulin/, 'syringe'],
  [/eye/, 'eye'],
  [/topical|scabies|antifungal/, 'salve'],
  [/nasal|decongestant|cough|expectorant|leukotriene|inhaled|bronchodilator/, 'inhaler'],
  [/sleep|calming/, 'lamp'],
  [/vitamin/, 'apricot'],
  [/fever/, 'thermometer'],
  [/blood pressure|calcium channel|angiotensin|diuretic|beta blocker/, 'cuff'],
  [/nitrate|anti(platelet|coagulant)|blood thinner|factor xa/, 'heart'],
  [/stomach|antacid|laxative|antidiarrheal|proton pump/, 'glass'],
  [/antibiotic|antiviral/, 'capsules'],
] as const

/** The object drawn for a medicine, by the English name of its class. */
export function pictureOfMedicine(englishClass: string) {
  const words = englishClass.toLowerCase()
  return drawnBy.find(([pattern]) => pattern.test(words))?.[1] ?? ('bottle' as const)
}
