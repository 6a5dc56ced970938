import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { log } from '#app/core/log/log.server.ts'
import { type ImageShape, imageSizes, type ShareCard } from './card.ts'
import { drawCard, DrawingQueueFull, endDrawing } from './draw.server.ts'
import { keepImage, readImage } from './image-store.server.ts'
import { drawnOrNothing, imageDigest, shareImage } from './share-image.server.ts'

// A folder of its own, so that its files can be counted.
const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  const made = mkdtempSync(join(tmpdir(), 'images-'))
  vi.stubEnv('DATA_DIR', made)
  return made
})
afterAll(() => {
  endDrawing()
  rmSync(folder, { recursive: true, force: true })
})

const kept = join(folder, 'share-images')
const files = () => (existsSync(kept) ? readdirSync(kept).sort() : [])
beforeEach(() => rmSync(kept, { recursive: true, force: true }))

const card: ShareCard = {
  locale: 'zh-Hans',
  brand: '中文就医指南',
  title: '张美玲 医生',
  second: '家庭医学科·法拉盛',
  band: '普通话·粤语',
  seal: { characters: ['张', '印'], tint: 'a', carving: 'yin' },
  picture: null,
  plain: null,
}

/** Width and height from the header of a PNG. */
const sizeOf = (png: Buffer) => {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

describe('drawCard', () => {
  it.each(['wide', 'square'] as const)('draws a %s PNG of its size', async (shape: ImageShape) => {
    const { png, missing } = await drawCard(card, shape)
    expect(sizeOf(png)).toEqual(imageSizes[shape])
    expect(missing).toEqual([])
    expect(png.length).toBeLessThan(150_000)
  })

  it('draws what stands for the subject: a seal cut out or left standing, an object, a portrait', async () => {
    const object = {
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>',
      isPortrait: false,
    }
    const cards: ShareCard[] = [
      card,
      { ...card, seal: { ...card.seal!, carving: 'yang' } },
      { ...card, seal: null },
      { ...card, seal: null, picture: object },
      { ...card, picture: { ...object, isPortrait: true } },
    ]
    for (const shape of ['wide', 'square'] as const) {
      const drawn = await Promise.all(cards.map((each) => drawCard(each, shape)))
      expect(new Set(drawn.map(({ png }) => png.toString('base64'))).size).toBe(cards.length)
    }
  })

  it('has a square large enough for WeChat', () => {
    expect(Math.min(imageSizes.square.width, imageSizes.square.height)).toBeGreaterThanOrEqual(300)
  })

  it('shows the words: another title is another picture, the same one the same bytes', async () => {
    const [one, same, other] = await Promise.all(
      [card, card, { ...card, title: '李国强 医生' }].map((each) => drawCard(each, 'square')),
    )
    expect(one!.png.equals(same!.png)).toBe(true)
    expect(one!.png.equals(other!.png)).toBe(false)
  })

  it('mixes scripts in every locale without a blank', async () => {
    const title = '看醫生看医生 Dr. Zhāng – “Señor” 「曦」'
    for (const locale of ['zh-Hans', 'zh-Hant', 'en-US'] as const) {
      expect((await drawCard({ ...card, locale, title }, 'wide')).missing, locale).toEqual([])
    }
  })

  it.each([
    ['a title without end', '纽'.repeat(400)],
    ['a word wider than the image', 'x'.repeat(400)],
    ['nothing', ''],
    ['markup and controls', '<script>alert(1)</script>&amp;\u0007\u202e'],
    ['emoji, which no face has', '👩‍⚕️🏥'],
  ])('draws %s', async (_, title) => {
    expect(sizeOf((await drawCard({ ...card, title }, 'wide')).png)).toEqual(imageSizes.wide)
  })

  it('turns away more than it can draw', async () => {
    const asked = Array.from({ length: 45 }, () => drawCard(card, 'square'))
    const refused = Promise.allSettled(asked.splice(40))
    const begun = Promise.allSettled(asked)
    expect((await refused).map((each) => each.status === 'rejected' && each.reason)).toEqual(
      Array.from({ length: 5 }, () => expect.any(DrawingQueueFull)),
    )
    // Forty drawings would take as long as all other tests of this file: those that wait are let go.
    endDrawing()
    expect(
      (await begun).map((each) => each.status === 'rejected' && each.reason instanceof DrawingQueueFull),
    ).not.toContain(true)
  })

  it('goes on after its thread has ended in the middle', async () => {
    const interrupted = drawCard(card, 'square')
    endDrawing()
    await expect(interrupted).rejects.toThrow('ended')
    expect(sizeOf((await drawCard(card, 'square')).png)).toEqual(imageSizes.square)
  })
})

describe('shareImage', () => {
  it('is drawn once, also when many ask at once, and then kept', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => shareImage(card, 'square')))
    expect(new Set(answers.map((png) => png.toString('base64'))).size).toBe(1)
    expect(files()).toEqual([`${imageDigest(card, 'square')}.png`])
    await keepImage(imageDigest(card, 'square'), Buffer.from('kept'))
    expect((await shareImage(card, 'square')).toString()).toBe('kept')
  })

  it('is another image in another shape or language', () => {
    const digests = [
      imageDigest(card, 'square'),
      imageDigest(card, 'wide'),
      imageDigest({ ...card, locale: 'zh-Hant' }, 'wide'),
    ]
    expect(new Set(digests).size).toBe(3)
  })

  it('is in Latin letters for a name that the faces cannot write', async () => {
    const rare = { ...card, title: '裴𬱖 医生' }
    expect((await drawCard(rare, 'square')).missing).toEqual(['𬱖'])
    const plain = { title: 'Di Pei, MD', characters: ['D', 'P'] }
    const latin = {
      ...card,
      title: plain.title,
      seal: { characters: plain.characters, tint: 'a' as const, carving: 'yin' as const },
    }
    const { png } = await drawCard(latin, 'square')
    expect((await shareImage({ ...rare, plain }, 'square')).equals(png)).toBe(true)
    expect((await shareImage(rare, 'square')).equals(png)).toBe(false)
  })

  it('is nothing, with a line in the log, when it cannot be drawn', async () => {
    const lines = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    // Where the folder should be, there is a file.
    writeFileSync(kept, '')
    expect(await drawnOrNothing({ ...card, title: 'not kept' }, 'wide')).toBeNull()
    expect(lines).toHaveBeenCalledWith(expect.objectContaining({ code: 'SHARE_IMAGE_ERROR' }), expect.any(String))
  })
})

describe('the folder of images', () => {
  const digest = (letter: string) => letter.repeat(64)

  it('drops what nobody has asked for longest', async () => {
    for (const letter of ['a', 'b', 'c']) {
      await keepImage(digest(letter), Buffer.from(letter), 3)
      setClock(now() + 60_000)
    }
    expect((await readImage(digest('a')))?.toString()).toBe('a')
    setClock(now() + 60_000)
    for (const letter of ['d', 'e', 'f']) await keepImage(digest(letter), Buffer.from(letter), 4)
    expect(files()).toContain(`${digest('a')}.png`)
    expect(files()).not.toContain(`${digest('b')}.png`)
    expect(files().length).toBeLessThanOrEqual(4)
  })

  it('knows no other names', async () => {
    expect(await readImage(digest('0'))).toBeNull()
    await expect(readImage('../../etc/passwd')).rejects.toThrow('SHA-256')
    await keepImage(digest('1'), Buffer.from('x'))
    expect(readFileSync(join(kept, `${digest('1')}.png`), 'utf8')).toBe('x')
  })
})
