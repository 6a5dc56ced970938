import { describe, expect, it } from 'vitest'
import { interpretText, textOf, understoodOf } from './interpretation.ts'
import { editsOf } from '#app/modules/complaints/edits.ts'
import { unitsOf } from '../tokens.ts'
import { Vocabulary, type Meaning } from './vocabulary.ts'

const specialty = (id: string): Meaning => ({ kind: 'specialty', id, values: [{ group: 'specialty', id }] })
const area = (id: string): Meaning => ({ kind: 'neighborhood', id, values: [{ group: 'neighborhood', id }] })

function sample(): Vocabulary {
  const vocabulary = new Vocabulary()
  for (const phrase of ['内科', '內科', 'Internal Medicine']) vocabulary.add(phrase, specialty('internal'))
  for (const phrase of ['神经内科', 'Neurology']) vocabulary.add(phrase, specialty('neurology'))
  for (const phrase of ['牙科', '牙医', 'Dentist']) vocabulary.add(phrase, specialty('dentistry'))
  for (const phrase of ['跌打']) for (const id of ['acupuncture', 'chiropractic']) vocabulary.add(phrase, specialty(id))
  for (const phrase of ['法拉盛', 'Flushing']) vocabulary.add(phrase, area('flushing'))
  for (const phrase of ['日落公园', 'Sunset Park']) vocabulary.add(phrase, area('sunset-park'))
  vocabulary.add('公园', area('park'))
  vocabulary.add('OB-GYN', specialty('gynecology'))
  for (const phrase of ['ER', 'yue']) vocabulary.add(phrase, specialty('by-chance'))
  return vocabulary
}
const read = (text: string) =>
  sample()
    .read(unitsOf(text))
    .map((piece) => [textOf(piece.units), piece.isFiller ? '–' : piece.meanings.map((meaning) => meaning.id).join()])

describe('reading a text by the vocabulary', () => {
  it.each([
    ['神经内科', [['神经内科', 'neurology']]],
    ['ya yi', [['ya yi', 'dentistry']]],
    // In a whole sentence of pinyin er is a son and no emergency room, yue a month and no Cantonese.
    ['wo er zi ke sou yi ge yue le', [['wo er zi ke sou yi ge yue le', '']]],
    [
      '法拉盛内科',
      [
        ['法拉盛', 'flushing'],
        ['内科', 'internal'],
      ],
    ],
    [
      '日落公园 牙医',
      [
        ['日落公园', 'sunset-park'],
        ['牙医', 'dentistry'],
      ],
    ],
    [
      'sunset park dentists',
      [
        ['sunset park', 'sunset-park'],
        ['dentists', 'dentistry'],
      ],
    ],
    [
      '张美玲 牙科',
      [
        ['张美玲', ''],
        ['牙科', 'dentistry'],
      ],
    ],
    [
      '王牙医',
      [
        ['王', ''],
        ['牙医', 'dentistry'],
      ],
    ],
    ['obgyn', [['obgyn', 'gynecology']]],
    [
      'ob/gyn flushing',
      [
        ['ob gyn', 'gynecology'],
        ['flushing', 'flushing'],
      ],
    ],
    [
      'neike falasheng',
      [
        ['neike', 'internal'],
        ['falasheng', 'flushing'],
      ],
    ],
    [
      '會說粵語的牙醫',
      [
        ['会说', '–'],
        ['粤语', ''],
        ['的', '–'],
        ['牙医', 'dentistry'],
      ],
    ],
    [
      'Dr. Cheung near Flushing',
      [
        ['dr', '–'],
        ['cheung', ''],
        ['near', '–'],
        ['flushing', 'flushing'],
      ],
    ],
    ['', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('unites what one word means', () => {
    const [piece] = sample().read(unitsOf('跌打'))
    expect(piece!.meanings).toHaveLength(1)
    expect(piece!.meanings[0]!.values.map(({ id }) => id)).toEqual(['acupuncture', 'chiropractic'])
  })

  it('finds phrases by their beginning', () => {
    const starting = (text: string) =>
      sample()
        .startingWith(unitsOf(text), 9)
        .map(({ id }) => id)
        .filter((id, index, all) => all.indexOf(id) === index)
    expect(starting('牙')).toEqual(['dentistry'])
    expect(starting('sun')).toEqual(['sunset-park'])
    expect(starting('sunset p')).toEqual(['sunset-park'])
    expect(starting('xyz')).toEqual([])
    expect(starting('')).toEqual([])
  })

  it('reads a long text in good time', () => {
    expect(read('牙科'.repeat(100)).length).toBe(100)
  })
})

describe('an interpretation', () => {
  it('is blank without words and with fillers alone', () => {
    expect(interpretText('', sample()).isBlank).toBe(true)
    expect(interpretText('  ', sample()).isBlank).toBe(true)
    expect(interpretText('医生', sample()).isBlank).toBe(true)
  })

  it('is not blank when what was typed means nothing at all', () => {
    expect(interpretText('!!!', sample())).toMatchObject({ isBlank: false, units: [], readings: [] })
  })

  it('says what was understood, or that names answered', () => {
    const interpretation = interpretText('法拉盛 牙医', sample())
    expect(understoodOf(interpretation, false, new Set())).toEqual([
      { kind: 'neighborhood', id: 'flushing', text: '法拉盛' },
      { kind: 'specialty', id: 'dentistry', text: '牙医' },
    ])
    expect(understoodOf(interpretation, true, new Set()).map(({ kind }) => kind)).toEqual(['name', 'name'])
  })
})

describe('spellings one step away', () => {
  it('leave out, change, put in or swap', () => {
    const edits = editsOf('mei')
    for (const edit of ['me', 'ei', 'mai', 'meis', 'amei', 'emi', 'mie']) expect(edits).toContain(edit)
    for (const other of ['mei', '', 'meiss', 'iem']) expect(edits).not.toContain(other)
  })
})
