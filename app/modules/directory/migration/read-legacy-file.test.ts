import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legacyColumns } from './legacy-clinic.ts'
import { readLegacyFile } from './read-legacy-file.ts'

const header = Object.values(legacyColumns).join(',')
/** A row of a clinic of this name. */
const row = (name: string) =>
  Object.values(legacyColumns)
    .map(
      (column) =>
        ({
          provider_slug: 'bai',
          clinic_name: name,
          address_1: '1 Elm St',
          city: 'Flushing',
          state: 'NY',
          zip: '11354',
        })[column as 'zip'] ?? '',
    )
    .map((cell) => `"${cell}"`)
    .join(',')

describe('a file of legacy clinics', () => {
  it('is refused as a whole when it is none', () => {
    const faultOf = (text: string) => {
      const read = readLegacyFile(text)
      return 'fault' in read ? [read.fault, ...read.columns] : []
    }
    expect(faultOf('a,b\n1,2')[0]).toBe('columns')
    expect(faultOf(`${header},zip\n`)).toEqual(['repeatedColumn', 'zip'])
    expect(faultOf(header)).toEqual(['empty'])
    expect(faultOf(`${header}\n"open`)).toEqual(['notCsv'])
    expect(faultOf(`${header}\n\0`)).toEqual(['notCsv'])
    expect(faultOf(`clinic_name,address_1,city,state,zip\n`)).toEqual(['columns', 'provider_npi'])
    expect(faultOf([header, ...Array.from({ length: 5001 }, () => row('Plum'))].join('\n'))).toEqual(['tooMany'])
  })

  it('is read or refused, whatever it holds, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (noise) => {
        for (const text of [noise, `${header}\n${noise}`, `${header}\n${row(noise.replaceAll('"', ''))}`]) {
          const read = readLegacyFile(text)
          if ('rows' in read) expect(read.rows.every((each) => 'clinic' in each || 'problem' in each)).toBe(true)
        }
      }),
    )
  })

  it('ships as a sample that can be read', () => {
    const read = readLegacyFile(readFileSync('public/samples/legacy-clinics.csv', 'utf8'))
    expect('rows' in read && read.rows.map((each) => ('problem' in each ? each.problem : 'ok'))).toEqual([
      ...['ok', 'ok', 'ok', 'ok', 'ok'],
      'bad_zip',
    ])
  })
})
