import { describe, expect, it } from 'vitest'
import { diffWords } from './word-diff.ts'

const told = (former: string, later: string) =>
  diffWords(former, later)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

describe('diffWords', () => {
  it.each([
    ['', '', ''],
    ['same', 'same', 'same'],
    ['', 'new words', '{+new words+}'],
    ['old', '', '[-old-]'],
    ['one two three', 'one 2 three', 'one [-two-]{+2+} three'],
    ['心脏内科医生', '心脏外科医生', '心脏[-内-]{+外+}科医生'],
    ['看诊MRI检查', '看诊CT检查', '看诊[-MRI-]{+CT+}检查'],
    ['a b c', 'a c', 'a [-b -]c'],
    ['Dr. Li, MD', 'Dr. Lee, MD', 'Dr. [-Li-]{+Lee+}, MD'],
    ['𠮷野家', '吉野家', '[-𠮷-]{+吉+}野家'],
  ])('%s → %s', (former, later, parts) => {
    expect(told(former, later)).toBe(parts)
  })

  it('loses and makes up nothing, whatever the texts are', () => {
    const texts = ['', '甲乙 丙', 'a  b\nc', '乙甲丙', '👩‍⚕️ nurse', 'aaa aaa', 'aaa', '甲'.repeat(50)]
    for (const former of texts) {
      for (const later of texts) {
        const parts = diffWords(former, later)
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join('')
        expect(without('added')).toBe(former)
        expect(without('gone')).toBe(later)
      }
    }
  })

  it('tells two long texts of which nothing is common as one replacement', () => {
    const [former, later] = ['甲'.repeat(3000), '乙'.repeat(3000)]
    expect(diffWords(former, later)).toEqual([
      { kind: 'gone', text: former },
      { kind: 'added', text: later },
    ])
  })
})
