/** The objects that are drawn, each in the file of its name in drawings/, by the tint that it stands on. */
const tintedPictures = {
  apricot: ['cane', 'letter', 'report', 'speech', 'subway'],
  aubergine: ['bag', 'brain', 'capsules', 'clock', 'eye', 'plaster', 'ribbon', 'yarn'],
  jade: ['butterfly', 'calendar', 'drawer', 'glasses', 'heart', 'mortar', 'salve', 'stethoscope', 'vial'],
  leaf: [
    'apricot',
    'bear',
    'bottle',
    'bowl',
    'inhaler',
    'magnifier',
    'passport',
    'syringe',
    'tea',
    'telephone',
    'tooth',
  ],
  route: [
    'ambulance',
    'card',
    'cuff',
    'drop',
    'film',
    'glass',
    'lamp',
    'lungs',
    'pen',
    'scale',
    'shoe',
    'sugar',
    'thermometer',
    'umbrella',
  ],
} as const

type PictureTint = keyof typeof tintedPictures

export type PictureName = (typeof tintedPictures)[PictureTint][number]

export const pictureNames: readonly PictureName[] = Object.values(tintedPictures)
  .flat<readonly (readonly PictureName[])[]>()
  .toSorted()

const tints = new Map<PictureName, PictureTint>(
  Object.entries(tintedPictures).flatMap(([tint, names]) => names.map((name) => [name, tint as PictureTint] as const)),
)

/** What an object stands on, for a frame that is wider than its drawing. */
export const tintOf = (name: PictureName): PictureTint => tints.get(name)!
