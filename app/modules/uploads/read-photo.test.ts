import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawnPortrait } from '#tests/factories/photos.ts'
import { type Photo, readPhoto } from './read-photo.server.ts'

/** A photo that has to be fit. */
async function read(bytes: Uint8Array): Promise<Photo> {
  const photo = await readPhoto(bytes)
  if ('fault' in photo) throw new Error(photo.fault)
  return photo
}

/** Red, green and blue of a point of the original, given in parts of its side. */
async function colorAt({ files, side }: Photo, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(files.original).raw().toBuffer({ resolveWithObject: true })
  const start = (Math.floor(y * side) * info.width + Math.floor(x * side)) * info.channels
  return [...data.subarray(start, start + 3)]
}

const [red, green, blue, white] = [
  [255, 0, 0],
  [0, 128, 0],
  [0, 0, 255],
  [255, 255, 255],
] as const

/** Equal but for what compression changes. */
function expectColor(seen: number[], wanted: readonly number[], tolerance = 12) {
  for (const [channel, value] of wanted.entries())
    expect(Math.abs(seen[channel]! - value), `${seen} instead of ${wanted}`).toBeLessThanOrEqual(tolerance)
}

/** Stripes of equal width, side by side. */
const stripes = (width: number, height: number, colors: readonly string[]) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${colors
        .map((color, index) => {
          const part = width / colors.length
          return `<rect x="${index * part}" width="${part}" height="${height}" fill="${color}"/>`
        })
        .join('')}</svg>`,
    ),
  )

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } })

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('in %s becomes a square in three sizes of WebP', async (format) => {
    const { side, files } = await read(await drawnPortrait().toFormat(format).toBuffer())
    expect(side).toBe(832)
    for (const [size, pixels] of [
      ['208', 208],
      ['416', 416],
      ['original', 832],
    ] as const) {
      const { format: kept, width, height, hasAlpha, space } = await sharp(files[size]).metadata()
      expect({ kept, width, height, hasAlpha, space }).toEqual({
        ...{ kept: 'webp', width: pixels, height: pixels },
        ...{ hasAlpha: false, space: 'srgb' },
      })
    }
    expect(files['208'].length).toBeLessThan(12_000)
    expect(files.original.length).toBeLessThan(120_000)
  })

  it('has 400 pixels each way; few more than that stay as many', async () => {
    expect(await readPhoto(await plain(399, 900).jpeg().toBuffer())).toEqual({ fault: 'small' })
    expect(await readPhoto(await plain(900, 399).png().toBuffer())).toEqual({ fault: 'small' })
    expect((await read(await plain(400, 400).jpeg().toBuffer())).side).toBe(416)
    expect((await read(await plain(600, 900).jpeg().toBuffer())).side).toBe(600)
  })

  it('as large as telephones take is read, and nothing larger is decoded', async () => {
    expect((await read(await plain(8160, 6120).jpeg().toBuffer())).side).toBe(832)
    const bomb = await plain(7_100, 7_100).png().toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await readPhoto(bomb)).toEqual({ fault: 'large' })
  })

  it('loses where, when and with what it was taken', async () => {
    const exif = {
      IFD0: { Make: 'Telephone', Copyright: 'somebody' },
      IFD2: { DateTimeOriginal: '2026:01:02 03:04:05' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 45/1 33/1', GPSLongitudeRef: 'W', GPSLongitude: '73/1 49/1 0/1' },
    }
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const given = await drawnPortrait()
        .withExif(exif)
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
        .withIccProfile('p3')
        .toFormat(format)
        .toBuffer()
      expect((await sharp(given).metadata()).exif!.toString('latin1')).toContain('Telephone')
      const { files } = await read(given)
      for (const bytes of Object.values(files)) {
        const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata()
        expect({ exif, xmp, icc, iptc, orientation }).toEqual({})
        const text = bytes.toString('latin1')
        for (const trace of ['EXIF', 'Exif', 'XMP ', 'ICCP', 'GPS', 'Telephone', 'somebody', '2026:01', 'adobe'])
          expect(text, trace).not.toContain(trace)
      }
    }
  })

  it('that lies on its side stands up', async () => {
    // Red is at the left of what the camera wrote; turned as it says, that is the top.
    const given = await stripes(800, 600, ['#ff0000', '#0000ff']).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const photo = await read(given)
    expect(photo.side).toBe(600)
    expectColor(await colorAt(photo, 0.5, 0.05), red)
    expectColor(await colorAt(photo, 0.5, 0.95), blue)
    expect((await sharp(photo.files.original).metadata()).orientation).toBeUndefined()
  })

  it('is cut from the middle when it is wide, from the upper part when it is tall', async () => {
    const wide = await read(await stripes(1500, 500, ['#ff0000', '#008000', '#0000ff']).png().toBuffer())
    for (const x of [0.03, 0.5, 0.97]) expectColor(await colorAt(wide, x, 0.5), green)
    // Of 1600 rows the 800 from the 200th on: half of the red ones, all blue ones, a quarter of the green ones.
    const tall = await stripes(1600, 800, ['#ff0000', '#0000ff', '#008000', '#008000']).png().toBuffer()
    const photo = await read(await sharp(tall).rotate(90).png().toBuffer())
    expectColor(await colorAt(photo, 0.5, 0.1), red)
    expectColor(await colorAt(photo, 0.5, 0.5), blue)
    expectColor(await colorAt(photo, 0.5, 0.9), green)
  })

  it('shows the same colors, whatever they were written in', async () => {
    const halves = stripes(800, 800, ['#ff0000', '#ffffff'])
    const given = {
      cmyk: await halves.clone().flatten().toColorspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
      deep: await halves.clone().flatten().toColorspace('rgb16').png().toBuffer(),
      palette: await halves.clone().png({ palette: true, colors: 4 }).toBuffer(),
      wide: await halves.clone().flatten().withIccProfile('p3').png().toBuffer(),
      progressive: await halves.clone().jpeg({ progressive: true, quality: 95 }).toBuffer(),
    }
    expect((await sharp(given.cmyk).metadata()).space).toBe('cmyk')
    expect((await sharp(given.deep).metadata()).depth).toBe('ushort')
    expect((await sharp(given.palette).metadata()).isPalette).toBe(true)
    expect((await sharp(given.wide).metadata()).hasProfile).toBe(true)
    for (const [kind, bytes] of Object.entries(given)) {
      const photo = await read(bytes)
      // Ink has a red of its own.
      expectColor(await colorAt(photo, 0.25, 0.5), red, kind === 'cmyk' ? 60 : 12)
      expectColor(await colorAt(photo, 0.75, 0.5), white)
    }
    const gray = await read(await plain(600, 600).grayscale().jpeg().toBuffer())
    expect((await sharp(gray.files.original).metadata()).channels).toBe(3)
  })

  it('stands on white where one could see through it', async () => {
    const through = sharp({
      create: { width: 500, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    for (const bytes of [await through.clone().png().toBuffer(), await through.clone().webp().toBuffer()])
      expectColor(await colorAt(await read(bytes), 0.5, 0.5), white)
  })

  it('that moves shows its first picture; other formats are refused by their content, whatever they are called', async () => {
    const frames = [await plain(500, 500).png().toBuffer(), await drawnPortrait(500, 500).png().toBuffer()]
    const film = sharp(frames, { join: { animated: true } })
    const webp = await film.clone().webp({ loop: 0 }).toBuffer()
    expect((await sharp(webp, { pages: -1 }).metadata()).pages).toBe(2)
    expectColor(await colorAt(await read(webp), 0.5, 0.5), blue)
    const refused = [
      await film.clone().gif().toBuffer(),
      await plain(500, 500).tiff().toBuffer(),
      await plain(500, 500).avif().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500" onload="alert(1)"/>'),
      Buffer.from('%PDF-1.7'),
      Buffer.from('RIFF\0\0\0\0WAVEfmt '),
      Buffer.alloc(0),
    ]
    for (const bytes of refused) expect(await readPhoto(bytes)).toEqual({ fault: 'kind' })
  })

  it('that breaks off or only begins like one is refused', async () => {
    const signature = (bytes: Buffer) => bytes.subarray(0, 16)
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await drawnPortrait().toFormat(format).toBuffer()
      for (const length of [16, 200, Math.floor(whole.length / 2), Math.floor(whole.length * 0.9)])
        expect(await readPhoto(whole.subarray(0, length)), `${format} ${length}`).toEqual({ fault: 'broken' })
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>')
      expect(await readPhoto(Buffer.concat([signature(whole), svg]))).toEqual({ fault: 'broken' })
    }
  })

  it('waits for the one before, and a broken one holds up nobody', async () => {
    const whole = await drawnPortrait().jpeg().toBuffer()
    const broken = whole.subarray(0, 5000)
    const answers = await Promise.all([whole, broken, whole, broken].map((bytes) => readPhoto(bytes)))
    expect(answers.map((answer) => ('fault' in answer ? answer.fault : 'read'))).toEqual([
      ...['read', 'broken', 'read', 'broken'],
    ])
    // The same upload makes the same bytes, and so the same address.
    expect((answers[0] as Photo).files.original.equals((answers[2] as Photo).files.original)).toBe(true)
  })
})
