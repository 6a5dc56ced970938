import { expect, type Page, test } from '@playwright/test'
import { signInAsAdmin } from './administration.ts'
import { expectConforming, expectSoundInTurn } from './conformance.ts'
import { changeRows } from './server-database.ts'
import { signInAs } from './sign-in.ts'

// One after the other: each forgets what the one before has written.
test.describe.configure({ mode: 'default' })

const office = '/provider/4/dashboard/promotion'
const doctor = 'demo-zhining-bai'
const owner = 'zhining.bai'

/** The campaigns that these tests write; the demo's own keep their ids. */
const forget = () => changeRows("delete from promotion_campaigns where id not like 'demo-%'")
test.beforeEach(forget)
test.afterAll(forget)

async function write(page: Page, headline: string) {
  await page.goto(`/en-US${office}`)
  await page
    .getByRole('link', { name: /New campaign/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /Articles/ }).check()
  await page.getByLabel('Headline (Simplified Chinese)').fill('打疫苗不用等')
  await page.getByLabel('Text (Simplified Chinese)').fill('当天可约。')
  await page.getByLabel('Headline (Traditional Chinese)').fill('打疫苗不用等')
  await page.getByLabel('Text (Traditional Chinese)').fill('當天可約。')
  await page.getByLabel('Headline (English)').fill(headline)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a campaign is written, submitted, approved and paid for', async ({ page, browser }) => {
      await signInAs(page, owner, { prefix: '/en-US', to: office })
      await write(page, 'Shots without the wait')
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByRole('link', { name: 'Enter the text.' })).toBeVisible()
      await expect(page.getByLabel('Headline (English)')).toHaveValue('Shots without the wait')
      await page.getByLabel('Text (English)').fill('Same day, guaranteed results.')
      await page.getByRole('button', { name: 'Update preview' }).click()
      await expect(page.getByText('Price: $98')).toBeVisible()
      await expect(page.locator('mark')).toHaveText(/guaranteed results/)
      await page.getByLabel('Text (English)').fill('Same day.')
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByText('Price for 2 weeks: $98')).toBeVisible()
      const campaign = new URL(page.url()).pathname.split('/').at(-1)!
      await page.getByRole('button', { name: 'Submit for review' }).click()
      await expect(page.getByText('In review')).toBeVisible()

      const review = await browser.newPage({ javaScriptEnabled })
      await signInAsAdmin(review, 'admin.promotion', { prefix: '/en-US', to: '/admin/promotion' })
      await review.getByRole('link', { name: 'Shots without the wait' }).click()
      await review.getByRole('button', { name: 'Approve' }).click()
      await expect(review).toHaveURL(/\/admin\/promotion$/)
      await review.close()

      await page.goto(`/en-US${office}/${campaign}`)
      await page.getByRole('button', { name: 'Pay $98' }).click()
      await expect(page).toHaveURL(/\/payment\/simulated\//)
      await page.getByRole('radio').first().check()
      await page.getByRole('main').getByRole('button').first().click()
      await expect(page).toHaveURL(/\/payment\/success/)
      await expect(async () => {
        await page.goto(`/en-US${office}/${campaign}`)
        await expect(page.getByText('Scheduled')).toBeVisible({ timeout: 1_000 })
      }).toPass()
    })

    test('an ad on the home page is labelled and leads to its doctor', async ({ page }) => {
      for (const [prefix, label] of [
        ['', '推广'],
        ['/zh-Hant', '推廣'],
        ['/en-US', 'Sponsored'],
      ] as const) {
        await page.goto(`${prefix}/`)
        const ad = page.locator('.ad')
        await expect(ad).toHaveCount(1)
        await expect(ad.locator('.ad__name .tag')).toHaveText(label)
        await expect(ad.getByRole('link')).toHaveAttribute('rel', 'sponsored nofollow')
        await ad.getByRole('link').click()
        await expect(page).toHaveURL(/\/doctor\/cardiology\/zhiyuan-lin$/)
      }
      expect(await page.context().cookies()).toEqual([])
    })
  })
}

test('the previews follow what is typed', async ({ page }) => {
  await signInAs(page, owner, { prefix: '/en-US', to: office })
  await write(page, 'Shots without the wait')
  await expect(page.locator('[data-live="headline-en-US"]')).toHaveText('Shots without the wait')
  await page.getByLabel('Headline (English)').fill('')
  await expect(page.locator('[data-live="headline-en-US"]')).toHaveText('Your headline')
})

test('a practice of the first level reads what promotion is', async ({ page }) => {
  await signInAs(page, 'changming.weng', { prefix: '/en-US', to: office })
  await expect(page.getByRole('heading', { name: 'Promotion starts at the Network level' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Compare levels' })).toBeVisible()
})

test('the pages of a practice are sound', async ({ page }) => {
  await signInAs(page, owner, { to: office })
  const one = (id: string) => `${office}/demo-campaign-${id}`
  await expectSoundInTurn(page, [office, `${office}/new?doctor=${doctor}`, one('family'), one('search'), one('past')])
})

test('the pages of the administration are sound', async ({ page }) => {
  await signInAsAdmin(page, 'admin.promotion')
  const parts = ['', '?state=running', '/campaigns/demo-campaign-location', '/campaigns/demo-campaign-home']
  const paths = [...parts, '/calendar', '/house-ads', '/house-ads/house-home', '/house-ads/new']
  await expectSoundInTurn(
    page,
    paths.map((part) => `/admin/promotion${part}`),
  )
})

test('public pages with an ad conform', async ({ page }) => {
  for (const path of ['/', '/doctor/family-medicine', '/specialty/family-medicine', '/location/flushing', '/blogs']) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).toContain('class="ad noprint"')
    await expectConforming(html)
  }
})
