import { describe, expect, it } from 'vitest'
import { changedLines, hasMoved, mergedValues } from './changed-values.ts'

const tri = (hans: string, hant: string, en: string) => ({ 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en })

describe('mergedValues', () => {
  it('sets what the submitter has changed and leaves what others have changed meanwhile', () => {
    const before = { nameHans: '李安', title: 'MD', preferredName: null }
    const after = { nameHans: '李平', title: 'MD', preferredName: null }
    const standing = { nameHans: '李安', title: 'DO', preferredName: 'Ann' }
    expect(mergedValues(before, after, standing)).toEqual({ nameHans: '李平', title: 'DO', preferredName: 'Ann' })
  })

  it('takes each locale of a text by itself', () => {
    const merged = mergedValues(
      { bio: tri('甲', '甲', 'A') },
      { bio: tri('乙', '甲', 'A') },
      { bio: tri('甲', '甲', 'B') },
    )
    expect(merged).toEqual({ bio: tri('乙', '甲', 'B') })
  })

  it('takes a text away, and sets one where there was none', () => {
    expect(mergedValues({ bio: tri('甲', '甲', 'A') }, { bio: null }, { bio: tri('甲', '甲', 'A') })).toEqual({
      bio: null,
    })
    expect(mergedValues({ bio: null }, { bio: tri('甲', '甲', 'A') }, { bio: null })).toEqual({
      bio: tri('甲', '甲', 'A'),
    })
  })
})

describe('hasMoved', () => {
  it('knows whether what the request was about is another by now', () => {
    expect(hasMoved({ phone: '1' }, { phone: '1', email: 'x' })).toBe(false)
    expect(hasMoved({ phone: '1' }, { phone: '2' })).toBe(true)
    expect(hasMoved({ phone: null }, {})).toBe(false)
    expect(hasMoved({}, { phone: '2' })).toBe(false)
  })
})

describe('changedLines', () => {
  it('has a line a field and locale that differs', () => {
    const lines = changedLines({ bio: tri('甲', '甲', 'A b'), x: 1 }, { bio: tri('甲', '乙', 'A c'), x: 1 })
    expect(lines.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['zh-Hant', '甲', '乙'],
      ['en-US', 'A b', 'A c'],
    ])
    expect(lines[1]!.parts).toEqual([
      { kind: 'same', text: 'A ' },
      { kind: 'gone', text: 'b' },
      { kind: 'added', text: 'c' },
    ])
  })

  it('shows what is taken away, in every locale', () => {
    expect(changedLines({ bio: tri('甲', '乙', 'A') }, { bio: null }).map(({ from, to }) => [from, to])).toEqual([
      ['甲', ''],
      ['乙', ''],
      ['A', ''],
    ])
  })

  it('writes a telephone number as people do', () => {
    const [line] = changedLines({ phone: null }, { phone: '+12125550177' })
    expect([line!.from, line!.to]).toEqual(['', '(212) 555-0177'])
  })

  it('tells a credential by what it is', () => {
    const license = { kind: 'license', title: 'Physician', issuer: 'NYSED', state: 'NY', endsOn: null }
    expect(changedLines({ credentials: [] }, { credentials: [license] })[0]!.to).toBe('Physician, NYSED, NY')
  })
})
