/** The objects that are drawn, each in the file of its name in drawings/. */
export const pictureNames = [
  ...['ambulance', 'bear', 'brain', 'butterfly', 'lungs', 'ribbon', 'sugar'],
  ...['apricot', 'bag', 'bottle', 'bowl', 'calendar', 'cane', 'capsules', 'card'],
  ...['clock', 'cuff', 'drawer', 'drop', 'eye', 'film', 'glass', 'glasses'],
  ...['heart', 'inhaler', 'lamp', 'letter', 'magnifier', 'mortar', 'passport', 'pen'],
  ...['plaster', 'report', 'salve', 'scale', 'shoe', 'speech', 'stethoscope', 'subway'],
  ...['syringe', 'tea', 'telephone', 'thermometer', 'tooth', 'umbrella', 'vial', 'yarn'],
] as const

export type PictureName = (typeof pictureNames)[number]
