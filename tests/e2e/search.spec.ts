import { expect, test } from '@playwright/test'

const spellings = [
  '张美玲',
  '張美玲',
  'zhang meiling',
  'zml',
  'zoeng mei ling',
  'Cheung Mei Ling',
  'Chang Mei-ling',
  'Mei Ling Cheung',
]

for (const spelling of spellings) {
  test(`${spelling} leads to the same doctor first`, async ({ page }) => {
    await page.goto(`/doctor?${new URLSearchParams({ q: spelling })}`)
    await expect(page.locator('.doc').first().locator('h2 a')).toHaveAttribute(
      'href',
      '/doctor/family-medicine/meiling-zhang',
    )
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one finds a Cantonese-speaking dentist in Sunset Park from the home page', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('哪里不舒服，想找谁？').fill('牙科')
    await page.getByText('加上地区、保险、语言').click()
    await page.getByLabel('在哪个地区？').selectOption('sunset-park')
    await page.getByLabel('讲什么话？').selectOption('yue')
    await page.getByRole('button', { name: '找医生' }).click()
    await expect(page).toHaveURL(/near=sunset-park/)
    const cards = page.locator('.results__list .doc')
    await expect(cards.first()).toBeVisible()
    for (const card of await cards.all()) {
      await expect(card).toContainText('粤语')
      await expect(card).toContainText('牙科')
    }
    await cards.first().locator('h2 a').click()
    await expect(page.getByRole('heading', { name: '诊所地址' })).toBeVisible()
  })

  test('filters are a form: choosing one and sending it narrows the list, a chip takes it off again', async ({
    page,
  }) => {
    await page.goto('/doctor')
    const total = Number((await page.locator('.sec__head b').innerText()).replaceAll(',', ''))
    const panel = page.locator('.filters')
    await panel.locator('.filters__fold:has([name=tele]) > summary').click()
    await panel.getByLabel('可以视频看诊').check()
    await panel.getByRole('button').click()
    await expect(page).toHaveURL(/tele=1/)
    expect(Number(await page.locator('.sec__head b').innerText())).toBeLessThan(total)
    await page.locator('.quick .chip--on').first().click()
    await expect(page).not.toHaveURL(/tele=1/)
  })

  test('the number beside an address is the number of its marker', async ({ page }) => {
    await page.goto('/doctor?near=flushing')
    const marker = page.locator('.map__markers a').first()
    const href = await marker.getAttribute('href')
    expect(href).toMatch(/^#d\d+$/)
    await expect(page.locator(`${href} .pin`)).toHaveText(href!.slice(2))
  })

  test('nothing found says what to give up', async ({ page }) => {
    await page.goto('/doctor?q=zhang+meiling&near=scarsdale')
    await expect(page.getByText('没有找到完全符合的医生')).toBeVisible()
    await page.locator('.empty ul a').first().click()
    await expect(page.locator('.doc').first()).toBeVisible()
  })
})

test('odd input is data', async ({ page }) => {
  const odd = [
    '"',
    "' OR 1=1 --",
    'NEAR(a b)',
    '* AND NOT',
    '😀😀',
    '。，！',
    '%00',
    '<script>alert(1)</script>',
    'a'.repeat(5000),
  ]
  for (const text of odd) {
    const response = await page.goto(`/doctor?${new URLSearchParams({ q: text })}`)
    expect(response?.status(), text.slice(0, 20)).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
  }
})

test('known but different forms of an address move permanently', async ({ request }) => {
  const moves = [
    ['/specialty/Obstetrics%20%26%20Gynecology', '/specialty/obstetrics-and-gynecology'],
    ['/en-US/specialty/%E7%89%99%E7%A7%91', '/en-US/specialty/dentistry'],
    ['/doctor/Family_Medicine?lang=yue', '/doctor/family-medicine?lang=yue'],
    ['/doctor/cardiology/meiling-zhang', '/doctor/family-medicine/meiling-zhang'],
    ['/location/dentistry', '/doctor/dentistry'],
    ['/zh-Hant/location/FLUSHING', '/zh-Hant/location/flushing'],
  ]
  for (const [from, to] of moves) {
    const answer = await request.get(from!, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], from).toEqual([301, to])
  }
  for (const missing of [
    '/specialty/wizardry',
    '/doctor/wizardry',
    '/doctor/family-medicine/nobody',
    '/location/atlantis',
    '/location/flushing/wizardry',
  ]) {
    expect((await request.get(missing)).status(), missing).toBe(404)
  }
})
