import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectSound, expectSoundInTurn } from './conformance.ts'
import { signInAs } from './sign-in.ts'

// One after the other: these tests change the same account.
test.describe.configure({ mode: 'default' })

const clinics = '/provider/4/dashboard/clinics'
const personal = `${clinics}/edit/personal`

/** Signs in as a provider of tier 4, who has places and a public profile. */
const signIn = (page: Page, to: string) => signInAs(page, 'zhining.bai', { to })

/** A square picture of noise, as large in bytes as those of telephones when its side is. */
function noisyJpeg(side: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#888888', noise } })
  return picture.jpeg({ quality: 95 }).toBuffer()
}

test('every page is sound in every language', async ({ page }) => {
  await signIn(page, clinics)
  const at = await page.locator('.own-places .card__head a').first().getAttribute('href')
  const address = await page.locator('.own-places .pairs a[href*="/clinics/"]').first().getAttribute('href')
  const parts = ['names', 'specialties', 'languages', 'facts', 'bio', 'photo', 'credentials']
  await expectSoundInTurn(page, [
    ...[
      clinics,
      `${clinics}/new?q=clinic`,
      `${clinics}/new/place`,
      at!,
      `${at}/contact`,
      address!,
      `${address}/departure`,
      personal,
    ],
    ...parts.map((part) => `${personal}?part=${part}`),
  ])
})

for (const javaScriptEnabled of [false, true]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a description is proposed, seen beside the former one, and taken back', async ({ page }) => {
      await signIn(page, personal)
      await page.goto(`${personal}?part=bio`)
      await page.getByLabel('简体中文').fill('短')
      await page.getByRole('button', { name: '提交审核' }).click()
      await expect(page.getByRole('alert').getByRole('link').first()).toHaveText('这种语言至少写10个字')
      await expect(page).toHaveTitle(/^错误：/)
      // Without JavaScript axe cannot look at the page.
      if (javaScriptEnabled) await expectSound(page, await page.content())
      await page.getByLabel('简体中文').fill('新的简介，说明看诊的范围。')
      await page.getByLabel('繁体中文').fill('新的簡介，說明看診的範圍。')
      await page.getByLabel('英文').fill('What patients should know.')
      await page.getByRole('button', { name: '提交审核' }).click()
      await page.waitForURL(`**${personal}`)
      await expect(page.locator('ins').filter({ hasText: '新的简介' })).toBeVisible()
      await page.locator('.own-request').getByRole('button', { name: '撤回' }).click()
      await expect(page.locator('ins').filter({ hasText: '新的简介' })).toHaveCount(0)
    })

    test('a photo is looked at by its content and waits for a reviewer', async ({ page }) => {
      await signIn(page, personal)
      await page.goto(`${personal}?part=photo`)
      const send = async (name: string, buffer: Buffer) => {
        await page.getByLabel('选一张照片').setInputFiles({ name, mimeType: 'image/png', buffer })
        await page.getByRole('button', { name: '提交审核' }).click()
      }
      await send('me.png', Buffer.from('<svg onload="alert(1)">'))
      await expect(page.getByRole('alert')).toContainText('只能用JPEG、PNG或WebP照片')
      await send('me.png', await noisyJpeg(399))
      await expect(page.getByRole('alert')).toContainText('照片太小')
      const large = await noisyJpeg(2600)
      expect(large.length).toBeGreaterThan(3_000_000)
      await send('me.png', large)
      await page.waitForURL(`**${personal}`)
      await expect(page.locator('.own-request .photo-previews img').first()).toBeVisible()
      await page.locator('.own-request').getByRole('button', { name: '撤回' }).click()
      await expect(page.locator('.own-request .photo-previews')).toHaveCount(0)
    })

    test('plans are checked today', async ({ page }) => {
      await signIn(page, clinics)
      await page.locator('.own-places .pairs a[href*="/clinics/"]').first().click()
      await page.getByRole('button', { name: '今天核对过，没有变化' }).click()
      await expect(page.getByText('核对日期改成今天了。')).toBeVisible()
    })
  })
}
