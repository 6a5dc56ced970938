import { describe, expect, it } from 'vitest'
import { type Answers, buildChecklist, parseAnswers } from './checklist.ts'

const line = (text: string) => [{ text, other: `${text} (en)` }]
const mri = {
  usesRadiation: false,
  preparation: line('no metal'),
  withContrast: line('kidneys'),
  ifPregnant: line('first months'),
  withImplants: line('pacemaker'),
  bring: line('order'),
}
const xray = { ...mri, withContrast: [], withImplants: [], bring: [] }
const nothing: Answers = {
  modality: 'mri',
  contrast: 'no',
  mayBePregnant: false,
  hasImplants: false,
  fearsTightSpaces: false,
}
const partsOf = (modality: typeof mri, answers: Partial<Answers>) =>
  buildChecklist(modality, { ...nothing, ...answers }).map(({ part, lines }) => [part, lines.map(({ text }) => text)])

describe('the answers of an address', () => {
  it('are read by name', () => {
    expect(parseAnswers(new URLSearchParams('modality=mri&contrast=yes&pregnant=1&implants=1&tight=1'))).toEqual({
      modality: 'mri',
      contrast: 'yes',
      mayBePregnant: true,
      hasImplants: true,
      fearsTightSpaces: true,
    })
    expect(parseAnswers(new URLSearchParams('modality=mri&contrast=no'))).toEqual(nothing)
  })

  it('are none without a name of theirs', () => {
    expect(parseAnswers(new URLSearchParams(''))).toBeNull()
    expect(parseAnswers(new URLSearchParams('near=flushing&utm_source=wechat'))).toBeNull()
  })

  it('count as not said when nobody understands them', () => {
    const odd = new URLSearchParams({
      modality: 'x'.repeat(500),
      contrast: '<b>',
      pregnant: 'yes',
      implants: '',
      tight: '2',
    })
    expect(parseAnswers(odd)).toEqual({ ...nothing, modality: 'x'.repeat(80), contrast: 'unsure' })
  })
})

describe('a checklist', () => {
  it('has the preparation and what to bring in every case', () => {
    expect(partsOf(mri, {})).toEqual([
      ['before', ['no metal']],
      ['bring', ['order']],
    ])
  })

  it('puts first what has to be asked before coming', () => {
    expect(
      partsOf(mri, { contrast: 'yes', mayBePregnant: true, hasImplants: true, fearsTightSpaces: true }).map(
        ([part]) => part,
      ),
    ).toEqual(['pregnant', 'implants', 'tight', 'before', 'contrast', 'bring'])
  })

  it('tells of contrast also whoever does not know, where there is any', () => {
    expect(partsOf(mri, { contrast: 'unsure' })[1]).toEqual(['contrastUnsure', ['kidneys']])
    expect(partsOf(xray, { contrast: 'unsure' })).toEqual([['before', ['no metal']]])
  })

  it('keeps an answer of which the modality says nothing', () => {
    expect(partsOf(xray, { contrast: 'yes', hasImplants: true })).toEqual([
      ['implants', []],
      ['before', ['no metal']],
      ['contrast', []],
    ])
  })

  it('gives every line in both languages', () => {
    expect(buildChecklist(mri, nothing)[0]!.lines[0]).toEqual({ text: 'no metal', other: 'no metal (en)' })
  })
})
