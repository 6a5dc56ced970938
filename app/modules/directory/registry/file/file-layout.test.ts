import { describe, expect, it } from 'vitest'
import { officialHeader } from '#tests/bench/import/synthetic-file.ts'
import { columnName, readLayout, RegistryFileError, slotCount, slotOf, taxonomyCodeSlot } from './file-layout.ts'

const columnOf = (header: string[], slot: number) => readLayout(header).slotOfColumn.indexOf(slot)

describe('readLayout', () => {
  it('finds every column of the official header', () => {
    const layout = readLayout(officialHeader())
    expect(layout.fieldCount).toBe(330)
    expect(layout.taxonomyPairs).toBe(15)
    expect([...layout.slotOfColumn].filter((slot) => slot >= 0).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: slotCount }, (_, slot) => slot),
    )
  })

  it('goes by name, not by place: shuffled, extended, in another case and spacing', () => {
    const header = ['Lower_First_name', ...officialHeader().toReversed()].map(
      (name) => ` ${name.toUpperCase().replace(' ', '  ')}`,
    )
    expect(columnOf(header, slotOf.npi)).toBe(330)
    expect(columnOf(header, taxonomyCodeSlot(14))).toBe(
      header.findIndex((name) => name.includes('TAXONOMY  CODE_15') || name.includes('TAXONOMY CODE_15')),
    )
  })

  it('knows the name of 2025 for the gender column', () => {
    const header = officialHeader().map((name) => (name === 'Provider Gender Code' ? 'Provider Sex Code' : name))
    expect(columnOf(header, slotOf.gender)).toBe(header.indexOf('Provider Sex Code'))
  })

  it('does without columns that only add to a record', () => {
    const header = officialHeader().filter((name) => !/Gender|Suffix|Credential|Fax|_1[0-5]$/.test(name))
    expect(readLayout(header).taxonomyPairs).toBe(9)
  })

  it('names every required column that is missing', () => {
    const without = ['NPI', 'Healthcare Provider Taxonomy Code_1']
    const header = officialHeader().filter((name) => !without.includes(name))
    expect(() => readLayout(header)).toThrow(RegistryFileError)
    expect(() => readLayout(header)).toThrow(
      'lacks 2 columns that the import needs:\n  - NPI\n  - Healthcare Provider Taxonomy Code_1',
    )
  })

  it('refuses a column that stands there twice, whether it is read or not', () => {
    const twice = (name: string, instead: string) =>
      officialHeader().map((header) => (header === instead ? name : header))
    expect(() => readLayout(twice('PROVIDER  First Name', 'Provider Middle Name'))).toThrow(
      'Line 1, the header, has a column more than once:\n  - PROVIDER  First Name',
    )
    expect(() => readLayout(twice('Is Sole Proprietor', 'Certification Date'))).toThrow('  - Is Sole Proprietor')
    expect(() => readLayout(twice('Provider Sex Code', 'Certification Date'))).toThrow(
      'columns more than once:\n  - Provider Gender Code\n  - Provider Sex Code',
    )
    expect(readLayout([...officialHeader(), '', '']).fieldCount).toBe(332)
  })

  it.each([
    [['NPI', 'Provider Secondary Practice Location Address- Address Line 1'], 'secondary practice locations'],
    [['NPI', 'Endpoint Type'], 'endpoints'],
    [['NPI', 'Provider Other Organization Name Type Code'], 'other names'],
    [['NPI;Entity Type Code;State'], 'not separated by commas'],
  ])('says what %j probably is', (header, words) => {
    expect(() => readLayout(header)).toThrow(words)
  })

  it('has the official text of every slot', () => {
    expect(columnName(slotOf.gender)).toBe('Provider Gender Code')
    expect(columnName(taxonomyCodeSlot(0))).toBe('Healthcare Provider Taxonomy Code_1')
  })
})
