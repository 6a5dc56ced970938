import { readFileSync } from 'node:fs'
import OpenCC from 'opencc-js'
import { describe, expect, test } from 'vitest'

const texts = (locale: string): string[] => {
  const read = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(read)
  return read(JSON.parse(readFileSync(`app/locales/${locale}/exams.json`, 'utf8')))
}

const changed = (list: string[], convert: (text: string) => string, both = '') =>
  list.flatMap((text) =>
    [...text].filter((one) => convert(one) !== one && !both.includes(one)).map((one) => `${one}: ${text}`),
  )

describe('the words of tests, examinations and insurance', () => {
  test('are each in their own script', () => {
    // 准, 台 and 佣 (佣金) are also Traditional.
    expect(changed(texts('zh-Hant'), OpenCC.Converter({ from: 'cn', to: 'tw' }), '准台佣')).toEqual([])
    expect(changed(texts('zh-Hans'), OpenCC.Converter({ from: 't', to: 'cn' }))).toEqual([])
  })

  test.each(['zh-Hans', 'zh-Hant'])(
    'are punctuated in full width and without spaces beside Han characters: %s',
    (locale) => {
      const wrong = texts(locale).filter((text) =>
        /\p{Script=Han}[,.;:!?()]|[,;:!?()]\p{Script=Han}|\p{Script=Han}\s|\s\p{Script=Han}/u.test(text),
      )
      expect(wrong).toEqual([])
    },
  )

  test('quote as each script does', () => {
    expect(texts('zh-Hant').filter((text) => /[“”]/.test(text))).toEqual([])
    expect(texts('zh-Hans').filter((text) => /[「」]/.test(text))).toEqual([])
  })

  test('are no mainland wording in Traditional characters', () => {
    const mainland = /視頻|打印|信息|網絡|登錄|默認|質量|超聲|核磁|鉬靶|艾滋|激素|前台|疾控|衣原體|帳戶/u
    expect(texts('zh-Hant').filter((text) => mainland.test(text))).toEqual([])
  })
})
