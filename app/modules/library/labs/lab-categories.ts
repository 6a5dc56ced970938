/** Groups of tests, in the order in which the page shows them. Places offer draws by these too. */
export const labCategories = [
  'blood-count',
  'chemistry',
  'diabetes',
  'thyroid',
  'heart',
  'liver-and-hepatitis',
  'kidney',
  'hormones',
  'iron-and-vitamins',
  'cancer-screening',
  'infection',
  'sti',
  'immunity',
  'urine-and-stool',
  'pregnancy',
  'children',
  'other',
] as const

export type LabCategory = (typeof labCategories)[number]

/** The group of a code; what has no words of its own is `other`. */
export function labCategoryOf(code: string): LabCategory {
  return labCategories.find((known) => known === code) ?? 'other'
}

/** The object that is drawn for each group. */
export const labPictures = {
  'blood-count': 'drop',
  chemistry: 'vial',
  diabetes: 'sugar',
  thyroid: 'butterfly',
  heart: 'heart',
  'liver-and-hepatitis': 'capsules',
  kidney: 'glass',
  hormones: 'lamp',
  'iron-and-vitamins': 'apricot',
  'cancer-screening': 'ribbon',
  infection: 'magnifier',
  sti: 'letter',
  immunity: 'umbrella',
  'urine-and-stool': 'report',
  pregnancy: 'calendar',
  children: 'shoe',
  other: 'drawer',
} as const satisfies Record<LabCategory, string>
