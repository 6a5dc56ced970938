import { describe, expect, it } from 'vitest'
import { patientInMessages } from './patient-in-messages.ts'

describe('a patient in messages', () => {
  it('is named in English letters, and in the reader’s script where there is such a name', () => {
    const names = { nameEn: 'FANG QINIAN', nameZh: '方杞年' }
    expect(patientInMessages(names, 'en-US')).toEqual({ patientName: 'FANG QINIAN' })
    expect(patientInMessages(names, 'zh-Hant')).toEqual({ patientName: 'FANG QINIAN', patientChineseName: '方杞年' })
    expect(patientInMessages({ nameEn: 'Anne-Marie O’Neil', nameZh: null }, 'zh-Hans')).toEqual({
      patientName: 'Anne-Marie O’Neil',
    })
  })

  it.each(['call 212 555 0100', 'win at evil.example/x', 'one two three four five six seven', 'x'.repeat(60), ''])(
    'is left out where a name cannot be %j',
    (nameEn) => {
      expect(patientInMessages({ nameEn, nameZh: '恭喜您中奖请马上点击链接' }, 'zh-Hans')).toEqual({})
    },
  )
})
