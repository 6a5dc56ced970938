import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectFaultless, expectSoundInTurn } from './conformance.ts'
import { changeRows } from './server-database.ts'
import { signInAs } from './sign-in.ts'
import { perTry } from './tries.ts'

const wizard = '/provider/4/onboarding'
const steps = ['names', 'specialties', 'languages', 'locations', 'plans', 'schedule', 'about']

/** Signs in as the demo provider whose profile is still to be set up, without saying where to go. */
async function signIn(page: Page, prefix = ''): Promise<void> {
  await signInAs(page, 'peter.quon', { prefix })
  await page.waitForURL(`**${prefix}${wizard}`)
}

test.describe.configure({ mode: 'serial' })

// A second try begins with a profile that is not set up, and with nothing that waits for a reviewer.
test.beforeAll(() => {
  const own = `(select providers.id from providers join users on users.id = user_id where username = 'peter.quon')`
  changeRows(`update providers set is_profile_complete = false where id = ${own}`)
  changeRows(`delete from change_requests where target_id = ${own}`)
})

test('every step is sound in every language', async ({ page }) => {
  await signIn(page)
  const paths = steps.map((step) => `${wizard}?step=${step}`)
  await expectSoundInTurn(page, paths)
})

for (const prefix of ['', '/zh-Hant', '/en-US']) {
  test(`who has a profile to set up is led to it under "${prefix}"`, async ({ page }) => {
    await signIn(page, prefix)
    await page.goto(`${prefix}/provider/4/dashboard`)
    await expect(page.locator(`main a[href="${prefix}${wizard}"]`)).toBeVisible()
  })
}

const chosen = (page: Page) => page.locator('.chosen-specialties [name=chosen]:checked')

for (const [prefix, words, name] of [
  ['', 'zhenjiu', '针灸'],
  ['/zh-Hant', '針灸', '針灸'],
  ['/en-US', 'acupunc', 'Acupuncture'],
] as const) {
  test(`a specialty is found while somebody types, chosen, and taken away by the keyboard, under "${prefix}"`, async ({
    page,
  }) => {
    await signIn(page, prefix)
    await page.goto(`${prefix}${wizard}?step=specialties`)
    const before = await chosen(page).count()
    const search = page.locator('input[data-specialty-search]')
    await search.pressSequentially(words)
    const box = page.locator('#own-specialties-found').getByLabel(name, { exact: true })
    await box.focus()
    await page.keyboard.press('Space')
    await expect(chosen(page)).toHaveCount(before + 1)
    await expect(page.locator('[data-specialty-told]')).toContainText(name)
    await expect(search).toBeFocused()
    await page.locator('.chosen-specialties').getByLabel(name, { exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(chosen(page)).toHaveCount(before)
    await expect(page).toHaveURL(/step=specialties/)
  })

  test(`without JavaScript a specialty is found by the button and by the folded list, under "${prefix}"`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await signIn(page, prefix)
    await page.goto(`${prefix}${wizard}?step=specialties`)
    const before = await chosen(page).count()
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(2400)
    // Enter in the field looks, it does not save.
    await page.locator('input[name=q]').fill(words)
    await page.locator('input[name=q]').press('Enter')
    await page.locator('#own-specialties-found').getByLabel(name, { exact: true }).check()
    // What was ticked is still chosen when something else is looked for.
    await page.locator('input[name=q]').fill('zzzzqq')
    await page.locator('button[name=find]').click()
    await expect(chosen(page)).toHaveCount(before + 1)
    await page.locator('#own-specialties-all > summary').click()
    await page.locator('#own-specialties-area-skin > summary').click()
    await expect(page.locator('#own-specialties-area-skin [name=chosen]').first()).toBeVisible()
    await context.close()
  })
}

test('no step is wider than a phone, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  for (const prefix of ['', '/zh-Hant', '/en-US'])
    for (const step of steps) {
      await page.goto(`${prefix}${wizard}?step=${step}`)
      expect(await page.evaluate('document.documentElement.scrollWidth'), `${prefix} ${step}`).toBe(390)
    }
})

for (const prefix of ['', '/zh-Hant', '/en-US']) {
  test(`a description in one script is drafted in the other and confirmed, without JavaScript, under "${prefix}"`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await signIn(page, prefix)
    await page.goto(`${prefix}${wizard}?step=about`)
    await page.locator('[name=bioHans]').fill('看成人和儿童的眼睛，讲国语和粤语。')
    await page.locator('[name=bioHant]').fill('')
    await page.locator('form:has([name=bioHans]) button').click()
    await expect(page.locator('[name=bioHant]')).toHaveValue('看成人和兒童的眼睛，講國語和粵語。')
    await page.locator('[name=confirmed]').check()
    await page.locator('form:has([name=bioHans]) button').click()
    await expect(page.locator('[name=bioHant]')).toHaveValue('看成人和兒童的眼睛，講國語和粵語。')
    await expect(page.locator('[name=confirmed]')).toHaveCount(0)
    await context.close()
  })
}

/** A photo of nobody, upright. */
const photo = async () => {
  const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#2f6f73' } })
    .jpeg()
    .toBuffer()
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
}

for (const prefix of ['', '/zh-Hant', '/en-US']) {
  test(`a photo is cut by keys, seen as patients will see it, sent and withdrawn, under "${prefix}"`, async ({
    page,
  }) => {
    await signIn(page, prefix)
    await page.goto(`${prefix}${wizard}?step=about`)
    const stage = page.locator('[data-photo-stage]')
    await expect(stage).toBeHidden()
    await page.locator('[data-photo-input]').setInputFiles(await photo())
    await expect(page.locator('[data-photo-parts]')).toBeHidden()
    await expect(page.locator('[name=cutY]')).toHaveValue('0.25')
    await stage.focus()
    for (const key of ['ArrowDown', 'ArrowDown', '+', '+', '-', 'ArrowLeft']) await page.keyboard.press(key)
    for (const [name, value] of Object.entries({ cutX: '0.45', cutY: '0.35', zoom: '1.1' }))
      await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
    await expect(page.locator('[data-photo-told]')).toHaveText(/45%.*35%.*110%/)
    for (const preview of await page.locator('[data-photo-crop] img').all())
      await expect(preview).toHaveAttribute('src', /^data:image\/jpeg/)
    await expectFaultless(page)
    await page.locator('form:has([name=photo]) button').last().click()
    const waiting = page.locator('.own-request .photo-previews img')
    await expect(waiting.first()).toHaveJSProperty('naturalWidth', 818)
    await page.locator('.own-request form button').click()
    await page.goto(`${prefix}${wizard}?step=about`)
    await expect(waiting).toHaveCount(0)
  })

  test(`without JavaScript a press says which part of a photo is kept, under "${prefix}"`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await signIn(page, prefix)
    await page.goto(`${prefix}${wizard}?step=about`)
    await page.locator('[data-photo-input]').setInputFiles(await photo())
    await page.locator('[name=part][value=start]').check()
    await page.locator('form:has([name=photo]) button').last().click()
    await expect(page.locator('.own-request .photo-previews img').first()).toBeVisible()
    await page.locator('.own-request form button').click()
    await context.close()
  })
}

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a profile is set up step by step, with the question about a new address, and handed to a reviewer', async ({
    page,
  }) => {
    await signIn(page)
    await page.goto(`${wizard}?step=names`)
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page).toHaveURL(/step=specialties/)
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page).toHaveURL(/step=languages/)
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page).toHaveURL(/step=locations/)

    const clinic = perTry('Quon Vision')
    await page.getByText('找不到').or(page.locator('summary')).last().click()
    await page.locator('[name=nameEn]').fill(clinic)
    await page.locator('[name=line1]').fill('1 Nowhere Plaza')
    await page.locator('[name=city]').fill('Flushing')
    await page.locator('[name=zip]').fill('11354')
    await page.locator('[name=phone]').fill('(718) 555-0123')
    await page.locator('form:has([name=nameEn]) button').last().click()
    // The question stands in the form, and what was typed is still there.
    await expect(page.locator('[name=nameEn]')).toHaveValue(clinic)
    await page.locator('[name=answer][value=nochange]').check()
    await page.locator('form:has([name=nameEn]) button').last().click()
    await expect(page.getByText(clinic, { exact: true })).toBeVisible()

    await page.goto(`${wizard}?step=about`)
    await page.locator('#finish').click()
    await expect(page).toHaveURL('/provider/onboarding-success')
    await page.goto(wizard)
    await expect(page).toHaveURL('/provider/4/dashboard')
  })
})
