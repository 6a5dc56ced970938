import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type Locale, locales, withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { signInAsAdmin } from './administration.ts'
import { expectSoundInTurn } from './conformance.ts'
import { expectPage } from './provider-entry.ts'
import { withServerDatabase } from './server-database.ts'
import { signInAs } from './sign-in.ts'
import { perTry } from './tries.ts'

const doctor = 'zhining.bai'
const prefixOf = (locale: Locale) => withPrefix('/', locale).replace(/\/$/, '')

for (const [name, viewport] of [
  ['a computer', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('every page of a doctor who writes is sound in every language', async ({ page }) => {
      test.slow()
      await signInAs(page, doctor, { to: paths.officeBlog() })
      const own = [
        paths.officeBlog(),
        paths.officeBlog({ status: 'published' }),
        paths.officePost(),
        ...['912', '913', '914', '915'].map((number) => paths.officePost({ id: `demo-post-${number}` })),
        paths.officePost({ id: 'demo-post-912', revision: '1' }),
        paths.blog('blood-pressure-at-home'),
      ]
      await expectSoundInTurn(page, own, expectPage)
    })

    test('on a level without it the page says what it is and leads to the levels', async ({ page }) => {
      await signInAs(page, 'tielin.guan', { to: paths.officeBlog() })
      await expectSoundInTurn(page, [paths.officeBlog()], expectPage)
      await page.goto(paths.officeBlog())
      await page.locator('main').getByRole('link', { name: '比较等级' }).click()
      await page.waitForURL(`**${paths.accountLevel()}`)
    })
  })
}

/** Opens a language; without a script every section is open. */
async function openLanguage(page: Page, locale: Locale): Promise<void> {
  await expect(async () => {
    await page.locator(`[data-tab="in-${locale}"]`).click()
    await expect(page.locator(`[name="text.title.${locale}"]`)).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

const fill = (page: Page, key: string, words: string) => page.locator(`[name="text.${key}"]`).fill(words)

/** Begins a post in one language; answers its id. */
async function begin(page: Page, locale: Locale, slug: string): Promise<string> {
  await page.goto(withPrefix(paths.officePost(), locale))
  await openLanguage(page, locale)
  const words = { title: `${slug} 1`, excerpt: 'E', body: '## B\n\nC', slug }
  for (const [name, value] of Object.entries(words)) await fill(page, `${name}.${locale}`, value)
  await page.locator('[name=intent][value=save]').click()
  await page.waitForURL(/\/blog-editing\?id=/)
  return new URL(page.url()).searchParams.get('id')!
}

/** Two tabs change the same text: the second is shown both, and saves its own knowingly. */
async function saveInTwoTabs(
  context: BrowserContext,
  page: Page,
  { locale, slug, id }: { locale: Locale; slug: string; id: string },
) {
  const other = await context.newPage()
  await other.goto(withPrefix(paths.officePost({ id }), locale))
  await openLanguage(page, locale)
  await fill(page, `title.${locale}`, `${slug} first`)
  await page.locator('[name=intent][value=save]').click()
  await expect(page.locator('h1')).toHaveText(`${slug} first`)
  await openLanguage(other, locale)
  await fill(other, `title.${locale}`, `${slug} second`)
  await other.locator('[name=intent][value=save]').click()
  const theirs = other.locator('section[aria-labelledby=theirs]')
  await expect(theirs).toContainText('first')
  await expect(theirs).toContainText('second')
  await openLanguage(other, locale)
  await expect(other.locator(`[name="text.title.${locale}"]`)).toHaveValue(`${slug} second`)
  await other.locator('[name=intent][value=save]').click()
  await expect(other.locator('h1')).toHaveText(`${slug} second`)
  // What came first is among the earlier texts.
  await other.goto(withPrefix(paths.officePost({ id, revision: '2' }), locale))
  await expect(other.locator('section[aria-labelledby=comparison]')).toContainText('first')
  await other.close()
}

const runs = locales.flatMap((locale) => [true, false].map((javaScriptEnabled) => ({ locale, javaScriptEnabled })))

for (const { locale, javaScriptEnabled } of runs) {
  test.describe(`a doctor’s post in ${locale}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('loses no text between two tabs, is sent, approved, and read with its doctor', async ({
      page,
      context,
      browser,
    }) => {
      test.slow()
      const slug = perTry(`two-tabs-${locale.toLowerCase()}-${javaScriptEnabled ? 'scripted' : 'plain'}`)
      await signInAs(page, doctor, { prefix: prefixOf(locale), to: paths.officeBlog() })
      const id = await begin(page, locale, slug)
      await saveInTwoTabs(context, page, { locale, slug, id })
      await page.goto(withPrefix(paths.officePost({ id }), locale))
      await page.locator('[name=intent][value=submit]').click()
      await expect(page.locator('[name=intent][value=submit]')).toHaveCount(0)
      await expect(page.locator('[name=intent][value=publish]')).toHaveCount(0)
      const address = withPrefix(paths.blog(slug), locale)
      expect((await page.request.get(address)).status()).toBe(404)

      const editors = await browser.newContext({ javaScriptEnabled })
      const editor = await editors.newPage()
      await signInAsAdmin(editor, 'admin.content', { prefix: prefixOf(locale), to: paths.adminPost(id) })
      await editor.locator('[name=intent][value=approve]').click()
      await expect(editor.locator('[name=intent][value=approve]')).toHaveCount(0)
      await editors.close()
      await page.goto(address)
      await expect(page.locator('h1')).toHaveText(`${slug} second`)
      const profile = withPrefix(paths.doctor('family-medicine', 'zhining-bai'), locale)
      await expect(page.locator(`section[aria-labelledby=writer] a[href="${profile}"]`).first()).toBeVisible()
      const told = withServerDatabase((database) =>
        database.prepare('select template from message_outbox where subject_id = ?').all(id),
      )
      expect(told).toEqual([{ template: 'post_approved' }])
    })
  })
}

test('what is typed is kept by itself, looked at as readers get it, and warned of', async ({ page }) => {
  test.slow()
  await signInAs(page, doctor, { prefix: '/en-US', to: paths.officeBlog() })
  const id = await begin(page, 'en-US', perTry('kept-by-itself'))
  await openLanguage(page, 'en-US')
  const body = page.locator('[name="text.body.en-US"]')
  await body.fill('## Rest\n\nThis is a miracle cure.')
  await page.locator('#in-en-US .markdown-field__look summary').click()
  await expect(page.locator('#in-en-US .markdown-field__look h2')).toHaveText('Rest')
  await expect(page.locator('#in-en-US .markdown-field__claims')).toContainText(/miracle/i)
  await expect(page.locator('[data-draft-state]')).toContainText(/\d/)
  await page.goto(`/en-US${paths.officePost({ id, draft: '1' })}`)
  await expect(body).toHaveValue('## Rest\n\nThis is a miracle cure.')
  await page.locator('[name=intent][value=save]').click()
  await expect(page.locator('#in-en-US .field-claims')).toContainText(/miracle/i)
})

test('who is signed out meanwhile is told that the draft was not kept, and loses nothing', async ({ page }) => {
  await signInAs(page, doctor, { prefix: '/en-US', to: paths.officeBlog() })
  const id = await begin(page, 'en-US', perTry('signed-out-meanwhile'))
  await openLanguage(page, 'en-US')
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  const body = page.locator('[name="text.body.en-US"]')
  await body.fill('Written while signed out.')
  await expect(page.locator('[data-draft-state]')).toContainText('signed out')
  await expect(body).toHaveValue('Written while signed out.')

  await page.context().addCookies(cookies)
  await body.fill('Written after that.')
  await expect(page.locator('[data-draft-state]')).toContainText(/\d/)
  await page.goto(`/en-US${paths.officePost({ id, draft: '1' })}`)
  await expect(body).toHaveValue('Written after that.')
})
