/**
 * The drawers that medicines lie in, each with the object drawn on it and the words of an English class that put a medicine there; the first
 * that fits. What an editor adds has a drawer without anybody's help.
 */
const drawers = [
  ['eyes', 'eye', /\beye\b|glaucoma/],
  ['mind-and-sleep', 'lamp', /antidepress|sleep|seizure|nerve pain|cholinesterase|nmda|dementia/],
  ['blood-thinners', 'drop', /anticoagulant|antiplatelet|blood thinner/],
  [
    'blood-pressure',
    'cuff',
    /calcium channel|angiotensin|\bace inhibitor|beta blocker|diuretic|nitrate|blood pressure/,
  ],
  ['cholesterol', 'heart', /statin|cholesterol/],
  ['diabetes', 'sugar', /insulin|biguanide|sulfonylurea|glucosidase|dpp-4|sglt2|glp-1|diabetes/],
  ['pain-and-gout', 'plaster', /\bpain\b|fever|nsaid|opioid|gout|uric acid/],
  ['bones-and-vitamins', 'apricot', /bisphosphonate|vitamin|supplement/],
  ['stomach', 'glass', /proton pump|h2 blocker|stomach|antidiarrheal|laxative|antacid/],
  ['skin', 'salve', /topical|antifungal|scabies|lice/],
  [
    'cold-and-breathing',
    'inhaler',
    /cough|expectorant|decongestant|antihistamine|nasal|inhale|bronchodilator|leukotriene/,
  ],
  ['infections', 'capsules', /antibiotic|antiviral/],
  ['hormones', 'butterfly', /thyroid|contracept|steroid|hormone/],
  ['prostate', 'calendar', /alpha blocker|alpha reductase|pde5/],
  ['other', 'bottle', /(?:)/],
] as const

export type MedicineGroup = (typeof drawers)[number][0]

/** The order in which the page shows the drawers: what most people come for first. */
const shownFirst: readonly MedicineGroup[] = [
  'blood-pressure',
  'cholesterol',
  'blood-thinners',
  'diabetes',
  'pain-and-gout',
  'cold-and-breathing',
  'stomach',
  'infections',
  'mind-and-sleep',
  'hormones',
  'prostate',
  'bones-and-vitamins',
  'eyes',
  'skin',
  'other',
]

/** The drawer of a medicine, by the English name of its class. */
export function groupOfMedicine(englishClass: string): MedicineGroup {
  const words = englishClass.toLowerCase()
  return drawers.find(([, , pattern]) => pattern.test(words))![0]
}

/** Medicines in their drawers; empty drawers are left out. */
export function byGroup<Medicine extends { group: MedicineGroup }>(medicines: readonly Medicine[]) {
  return shownFirst
    .map((group) => ({
      group,
      picture: drawers.find(([name]) => name === group)![1],
      medicines: medicines.filter((medicine) => medicine.group === group),
    }))
    .filter((drawer) => drawer.medicines.length > 0)
}
