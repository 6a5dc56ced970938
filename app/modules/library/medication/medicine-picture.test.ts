import { expect, it } from 'vitest'
import { pictureOfMedicine } from './medicine-picture.ts'

it.each([
  ['Long-acting insulin', 'syringe'],
  ['Topical NSAID', 'salve'],
  ['Nasal steroid', 'inhaler'],
  ['Eye lubricant', 'eye'],
  ['Calcium supplement and antacid', 'glass'],
  ['Antidepressant with a calming effect', 'lamp'],
  ['Penicillin antibiotic', 'capsules'],
  ['Statin', 'bottle'],
  ['', 'bottle'],
])('the picture of the class "%s" is %s', (name, picture) => {
  expect(pictureOfMedicine(name)).toBe(picture)
})
