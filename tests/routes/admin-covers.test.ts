import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import { paths } from '#app/paths.ts'
import { media } from '#drizzle/schema/directory.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { insertPost, seenPost } from '#tests/factories/content.ts'
import { drawnPortrait } from '#tests/factories/photos.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { exportsOf, origin, post } from './route-request.ts'

useDatabase()

let headers: Record<string, string> = {}
let id = ''
beforeEach(async () => {
  ;({ headers } = await signedInAdmin({ permissions: ['blog.edit', 'blog.publish'] }))
  id = await insertPost()
})

const picture = () =>
  drawnPortrait(1400, 1000)
    .withExif({ IFD0: { Copyright: 'Canary' } })
    .jpeg()
    .toBuffer()

/** Saves the post as its form does, with what was changed and a file. */
async function save(changes: Record<string, string>, file?: Uint8Array<ArrayBuffer>, sender = headers) {
  const { seen, text } = await seenPost(id)
  const body = new FormData()
  const fields = { ...text, ...changes }
  for (const [name, value] of Object.entries(fields)) {
    const isOwn = ['category', 'coverId', 'withoutCover'].includes(name) || name.startsWith('origin.')
    body.set(isOwn ? name : `text.${name}`, value)
  }
  for (const [name, value] of Object.entries({ intent: 'save', seen: String(seen) })) body.set(name, value)
  // An input of files that nobody has used sends an empty one.
  body.set('cover', new File(file ? [file] : [], file ? 'Canary.jpg' : '', { type: 'image/jpeg' }))
  return post<TextAnswer>(`/admin/blog-edit/${id}`, {}, { headers: sender, body })
}

const coverOf = async () => (await seenPost(id)).text['coverId']
const publish = async () => {
  const { version } = await seenPost(id)
  await post(`/admin/blog-edit/${id}`, { intent: 'publish', version: String(version) }, { headers })
  return (await seenPost(id)).post.status
}

async function fileAt(path: string): Promise<Response> {
  const { loader } = await exportsOf(path)
  const request = new Request(`${origin}${path}`)
  return (await loader!({ request, params: { cover: path.split('/').at(-1)! }, context: {} })) as Response
}

describe('a cover', () => {
  it('is kept in two widths without what the camera wrote, and stands in the editor and over the published post', async () => {
    expect((await save({}, new Uint8Array(await picture()))).status).toBe(302)
    const coverId = (await coverOf())!
    expect(await db.select().from(media)).toMatchObject([{ id: coverId, kind: 'cover', ownerType: 'platform' }])
    for (const [width, height] of [
      [600, 315],
      [1200, 630],
    ] as const) {
      const answer = await fileAt(paths.cover(coverId, width))
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
      const bytes = Buffer.from(await answer.arrayBuffer())
      const { format, exif, ...size } = await sharp(bytes).metadata()
      expect([format, exif, size.width, size.height]).toEqual(['webp', undefined, width, height])
      expect(bytes.includes('Canary')).toBe(false)
    }
    expect((await openPage(`/admin/blog-edit/${id}`, { headers })).html).toContain(paths.cover(coverId, 600))
    // What a picture shows is said in every language of the post before readers see it.
    expect(await publish()).toBe('draft')
    await save({ 'coverAlt.en-US': 'A nurse gives a flu shot' })
    expect(await publish()).toBe('draft')
    await save({ 'coverAlt.zh-Hans': '护士正在打流感疫苗' })
    expect(await publish()).toBe('published')
    for (const [path, alt] of [
      ['/en-US/blogs/flu-shot', 'A nurse gives a flu shot'],
      ['/blogs/flu-shot', '护士正在打流感疫苗'],
    ] as const) {
      const { html } = await openPage(path)
      const image = html.match(/<img[^>]*\/media\/covers\/[^>]*>/)![0]
      expect(image).toContain(coverId)
      expect(image).toContain(`alt="${alt}"`)
    }
  })

  it('that is no picture, too small or broken is refused with the text as it was typed', async () => {
    const whole = new Uint8Array(await picture())
    const small = new Uint8Array(await drawnPortrait(900, 600).jpeg().toBuffer())
    const files = [
      ['content.cover_kind', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['content.cover_small', small],
      ['content.cover_broken', whole.slice(0, 2000)],
    ] as const
    for (const [problem, file] of files) {
      const { status, data } = await save({ 'title.en-US': 'Typed' }, file)
      expect([status, data.problem, data.text['title.en-US']]).toEqual([400, problem, 'Typed'])
    }
    expect(await coverOf()).toBeUndefined()
    expect(await db.select().from(media)).toEqual([])
  })

  it('is kept for nobody who may not edit', async () => {
    const stranger = (await signedInAdmin({ permissions: ['blog.review'] })).headers
    const refused = await save({}, new Uint8Array(await picture()), stranger)
    expect([refused.status, refused.location]).toEqual([302, '/unauthorized?reason=role'])
    expect(await coverOf()).toBeUndefined()
    expect(await db.select().from(media)).toEqual([])
  })

  it('stays with what is saved after it, is taken off by its box, and another takes its place', async () => {
    await save({}, new Uint8Array(await picture()))
    const first = await coverOf()
    await save({ 'title.en-US': 'Another title' })
    expect(await coverOf()).toBe(first)
    await save({}, new Uint8Array(await drawnPortrait(1400, 1000, '#eeeecc').png().toBuffer()))
    const second = await coverOf()
    expect([first, undefined]).not.toContain(second)
    await save({ withoutCover: 'on' })
    expect(await coverOf()).toBeUndefined()
    expect(await db.select().from(media).where(eq(media.id, second!))).toHaveLength(1)
  })
})

it('a cover that is not there, or is of something else, is a page of 404', async () => {
  for (const path of ['/media/covers/nothing-600.webp', '/media/covers/x-601.webp'])
    await expect(fileAt(path)).rejects.toMatchObject({ status: 404 })
})
