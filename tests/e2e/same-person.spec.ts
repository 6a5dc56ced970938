import { expect, type Page, test } from '@playwright/test'
import { expectSound } from './conformance.ts'
import { signInAs } from './sign-in.ts'

/** A syllable for each language: a given name has characters alone, or nobody is found by it. */
const given = { '': '春', '/zh-Hant': '夏', '/en-US': '秋' } as Record<string, string>

const readers = [
  {
    prefix: '',
    link: '和另一位是同一个人',
    find: '查找',
    compare: '并排比较',
    merge: '合并成一位病人',
    separate: '分成两位病人',
  },
  {
    prefix: '/zh-Hant',
    link: '與另一位是同一人',
    find: '尋找',
    compare: '並排比較',
    merge: '合併為一位病人',
    separate: '分為兩位病人',
  },
  {
    ...{ prefix: '/en-US', link: 'Same person as …', find: 'Search', compare: 'Compare side by side' },
    ...{ merge: 'Merge into one patient', separate: 'Separate into two patients' },
  },
]

/** Lets somebody in by a name alone, and opens their page. */
async function letIn(page: Page, prefix: string, who: string): Promise<void> {
  await page.goto(`${prefix}/provider/3/mgmt/appt/walk-in`)
  await page.locator('[name=name]').fill(who)
  await page.locator('[name=doctor]').nth(1).check()
  await page.locator('main form.form button').click()
  await page.locator('.day-row', { hasText: who }).getByRole('link', { name: who, exact: true }).first().click()
}

/** Two walk-ins are made one and two again, by presses alone. */
async function mergeAndSeparate(page: Page, words: (typeof readers)[number], name: string) {
  const [one, other] = [`${name}兰`, `${name}竹`]
  await letIn(page, words.prefix, other)
  await letIn(page, words.prefix, one)
  await page.getByRole('link', { name: words.link }).click()
  await page.locator('main [name=q]').fill(other)
  await page.locator('main').getByRole('button', { name: words.find }).click()
  await page.getByRole('link', { name: words.compare }).click()
  await page.getByRole('button', { name: words.merge }).click()
  // Where both say something else, nobody is preset.
  await expect(page.locator('.errsum')).toBeVisible()
  for (const field of ['nameEn', 'nameZh']) await page.locator(`[name=from-${field}][value=second]`).check()
  await page.getByRole('button', { name: words.merge }).click()
  await expect(page.locator('h1')).toHaveText(other)
  await expect(page.locator('section[aria-labelledby=visits] li')).toHaveCount(2)
  await page.getByRole('link', { name: words.separate }).click()
  await page.getByRole('button', { name: words.separate }).click()
  await expect(page.locator('h1')).toHaveText(one)
  await expect(page.locator('section[aria-labelledby=visits] li')).toHaveCount(1)
}

// Other families when it is tried once more: those of the first try are still among the patients.
test('two records of one person are merged, and separated again', async ({ page }, { retry }) => {
  const [merged, alone] = (
    [
      ['吴', '周'],
      ['冯', '沈'],
    ] as const
  )[retry]!
  await signInAs(page, 'magnolia.desk')
  for (const words of readers) await mergeAndSeparate(page, words, `${merged}${given[words.prefix]}`)
  for (const words of readers) {
    await letIn(page, words.prefix, `${alone}${given[words.prefix]}`)
    await page.getByRole('link', { name: words.link }).click()
    const search = await page.goto(page.url())
    await expectSound(page, await search!.text())
    await page.locator('main [name=q]').fill(`${merged}${given[words.prefix]}`)
    await page.locator('main').getByRole('button', { name: words.find }).click()
    await page.getByRole('link', { name: words.compare }).first().click()
    await page.waitForURL(/\/merge\/[^/]+$/)
    const pair = await page.goto(page.url())
    await expectSound(page, await pair!.text())
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('two records of one person are merged, and separated again', async ({ page }, { retry }) => {
    await signInAs(page, 'magnolia.desk')
    for (const words of readers) await mergeAndSeparate(page, words, `${['郑', '韩'][retry]}${given[words.prefix]}`)
  })
})
