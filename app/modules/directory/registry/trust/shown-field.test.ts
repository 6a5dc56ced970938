import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { facilityTypes, genders, providerStatuses } from '#drizzle/schema/directory.ts'
import { shownField } from './shown-field.server.ts'

const codes: [field: string, values: readonly string[]][] = [
  ['status', [...providerStatuses, 'active', 'closed']],
  ['gender', genders],
  ['type', facilityTypes],
]

describe.each(locales)('a field of a record in %s', (locale) => {
  it('is never shown as the code that is kept', () => {
    for (const [field, values] of codes) {
      const shown = values.map((value) => shownField(field, value, locale))
      expect(new Set(shown).size, field).toBe(values.length)
      expect(shown.filter((words, at) => words === values[at])).toEqual([])
    }
  })

  it('is a telephone number as people write it, and anything else as it stands', () => {
    expect(shownField('phone', '+17185550142', locale)).toBe('(718) 555-0142')
    expect(shownField('nameEn', 'Willow Street Imaging', locale)).toBe('Willow Street Imaging')
    expect(shownField('status', 'of-another-version', locale)).toBe('of-another-version')
    expect(shownField('status', null, locale)).toBe('')
  })
})
