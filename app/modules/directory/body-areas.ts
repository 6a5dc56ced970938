/** The parts into which specialties are ordered, in the order in which pages show them, each with the object that is drawn for it. */
export const bodyAreaPictures = {
  general: 'stethoscope',
  children: 'shoe',
  women: 'calendar',
  'heart-and-lungs': 'heart',
  digestion: 'bowl',
  teeth: 'tooth',
  'eyes-ears-nose-throat': 'eye',
  'bones-and-muscles': 'film',
  skin: 'salve',
  'kidney-and-urinary': 'glass',
  'brain-and-nerves': 'brain',
  mind: 'yarn',
  'hormones-and-immunity': 'butterfly',
  'cancer-and-blood': 'vial',
  surgery: 'plaster',
  'chinese-medicine': 'mortar',
  'imaging-and-labs': 'magnifier',
  'emergency-and-hospital': 'ambulance',
  other: 'drawer',
} as const

export type BodyArea = keyof typeof bodyAreaPictures

/** The object drawn for a specialty, by the part that its row names. */
export const pictureOfBodyArea = (area: string) =>
  bodyAreaPictures[Object.hasOwn(bodyAreaPictures, area) ? (area as BodyArea) : 'other']
