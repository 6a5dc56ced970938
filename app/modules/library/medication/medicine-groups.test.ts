import { describe, expect, it } from 'vitest'
import { medicationEntries } from '#drizzle/seed/library/medications.ts'
import { byGroup, groupOfMedicine } from './medicine-groups.ts'

describe('the drawer of a medicine', () => {
  it.each([
    ['Calcium channel blocker', 'blood-pressure'],
    ['Beta blocker eye drops', 'eyes'],
    ['Alpha blocker', 'prostate'],
    ['Alpha-glucosidase inhibitor', 'diabetes'],
    ['Antiplatelet and pain reliever (NSAID)', 'blood-thinners'],
    ['Anti-seizure and nerve pain medicine', 'mind-and-sleep'],
    ['Calcium supplement and antacid', 'bones-and-vitamins'],
    ['Mild topical steroid', 'skin'],
    ['Nasal steroid', 'cold-and-breathing'],
    ['Corticosteroid', 'hormones'],
    ['Replacement of something new', 'other'],
    ['', 'other'],
  ])('of the class "%s" is %s', (englishClass, group) => {
    expect(groupOfMedicine(englishClass)).toBe(group)
  })

  it('is one of its own for every medicine that the library comes with', () => {
    const astray = medicationEntries.filter(({ drugClass }) => groupOfMedicine(drugClass['en-US']) === 'other')
    expect(astray.map(({ slug }) => slug)).toEqual([])
  })
})

it('drawers hold every medicine once, in the order of the list, and none is empty', () => {
  const medicines = medicationEntries.map(({ slug, drugClass }) => ({
    slug,
    group: groupOfMedicine(drugClass['en-US']),
  }))
  const drawers = byGroup(medicines)
  expect(drawers.flatMap(({ medicines: own }) => own.map(({ slug }) => slug)).toSorted()).toEqual(
    medicines.map(({ slug }) => slug).toSorted(),
  )
  for (const { group, medicines: own } of drawers) {
    expect(own.length, group).toBeGreaterThan(0)
    expect(own).toEqual(medicines.filter((medicine) => medicine.group === group))
  }
  expect(drawers[0]!.group).toBe('blood-pressure')
})
