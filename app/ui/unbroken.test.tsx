import { describe, expect, it } from 'vitest'
import type { Locale } from '#app/core/i18n/locale.ts'
import { renderInLocale } from './testing.tsx'
import { Unbroken } from './unbroken.tsx'

const kept = (text: string, locale: Locale) =>
  [...renderInLocale(<Unbroken text={text} />, locale).matchAll(/<span class="nb">(.*?)<\/span>/g)].map(
    ([, part]) => part,
  )

describe('Unbroken', () => {
  it('keeps dates, clock times, amounts and telephone numbers whole', () => {
    expect(kept('約11月30日，週一上午9:00', 'zh-Hant')).toEqual(['11月30日', '週一上午9:00'])
    expect(kept('You can change or cancel for free until Dec 8, 5:40 AM.', 'en-US')).toEqual(['Dec 8', '5:40 AM'])
    expect(kept('选好以后为您保留10分钟。', 'zh-Hans')).toEqual(['10分钟'])
    expect(kept('We hold it for 10 minutes. Call (718) 555-0150.', 'en-US')).toEqual(['10 minutes', '(718) 555-0150'])
    expect(kept('请用公历，例如1958年3月27日', 'zh-Hans')).toEqual(['1958年3月27日'])
  })

  it('writes hidden contacts as English, and everything else as it is', () => {
    expect(renderInLocale(<Unbroken text="用簡訊傳到(•••) •••-5439" />)).toBe(
      '用簡訊傳到<span lang="en" class="nb">(•••) •••-5439</span>',
    )
    expect(renderInLocale(<Unbroken text="f•••@example.com, 3" />)).toContain(
      '<span lang="en" class="break">f•••@example.com</span>, 3',
    )
    expect(renderInLocale(<Unbroken text="nothing to keep" />)).toBe('nothing to keep')
  })
})
