import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readPhoto } from './photo-file.ts'

const latin = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

const segment = (marker: number, body: number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
]

const exif = (orientation: number) => [
  ...latin('Exif\0\0II*\0'),
  ...[8, 0, 0, 0],
  ...[2, 0],
  ...[0x0f, 0x01, 2, 0, 4, 0, 0, 0, ...latin('Cam\0')],
  ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
]

const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]

function jpeg(width: number, height: number, extra: number[] = [], behind: number[] = []): Uint8Array {
  const frame = segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, latin('JFIF\0\x01')),
    ...extra,
    ...frame,
    ...scan,
    0xff,
    0xd9,
    ...behind,
  ])
}

const chunk = (type: string, body: number[]) => {
  const length = [24, 16, 8, 0].map((shift) => (body.length >> shift) & 255)
  return [...length, ...latin(type), ...body, 0, 0, 0, 0]
}

function png(width: number, height: number, extra: number[] = []): Uint8Array {
  const size = [width, height].flatMap((side) => [0, 0, side >> 8, side & 255])
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [...size, 8, 2, 0, 0, 0]),
    ...extra,
    ...chunk('IDAT', [...deflateSync(Buffer.alloc(10))]),
    ...chunk('IEND', []),
  ])
}

const textOf = (photo: ReturnType<typeof readPhoto>) =>
  'fault' in photo ? photo.fault : Buffer.from(photo.bytes).toString('latin1')

describe('a photo', () => {
  it('is known by its content', () => {
    expect(readPhoto(jpeg(640, 480))).toMatchObject({ mime: 'image/jpeg', width: 640, height: 480 })
    expect(readPhoto(png(500, 700))).toMatchObject({ mime: 'image/png', width: 500, height: 700 })
    for (const bytes of [latin('GIF89a'), latin('<svg onload=alert(1)>'), latin('%PDF-1.7'), []])
      expect(readPhoto(Uint8Array.from(bytes))).toEqual({ fault: 'kind' })
  })

  it('has 400 pixels each way and at most 8000', () => {
    expect(readPhoto(jpeg(400, 400))).toMatchObject({ width: 400 })
    expect(readPhoto(jpeg(399, 900))).toEqual({ fault: 'small' })
    expect(readPhoto(png(900, 399))).toEqual({ fault: 'small' })
    expect(readPhoto(png(8001, 900))).toEqual({ fault: 'large' })
  })

  it('of JPEG loses where and with what it was taken, comments and what stands behind it', () => {
    const extra = [
      ...segment(0xe1, exif(1)),
      ...segment(0xfe, latin('a comment')),
      ...segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0')),
    ]
    const given = jpeg(640, 480, extra, latin('a film'))
    expect(Buffer.from(given).toString('latin1')).toContain('Cam')
    const text = textOf(readPhoto(given))
    for (const secret of ['Exif', 'Cam', 'comment', 'adobe', 'film']) expect(text).not.toContain(secret)
    expect(text).toBe(Buffer.from(jpeg(640, 480)).toString('latin1'))
  })

  it('of JPEG keeps the way up, and only that', () => {
    const turned = readPhoto(jpeg(640, 480, segment(0xe1, exif(6))))
    expect(turned).toMatchObject({ width: 480, height: 640 })
    expect(textOf(turned)).toContain('Exif')
    expect(textOf(turned)).not.toContain('Cam')
    // Read again it says the same: what was written is right.
    expect(readPhoto((turned as { bytes: Uint8Array }).bytes)).toEqual(turned)
  })

  it('of JPEG keeps its colors', () => {
    const profile = segment(0xe2, latin('ICC_PROFILE\0\x01\x01abc'))
    expect(textOf(readPhoto(jpeg(640, 480, profile)))).toContain('ICC_PROFILE')
  })

  it('of PNG loses texts and EXIF', () => {
    const extra = [
      ...chunk('tEXt', latin('Author\0somebody')),
      ...chunk('eXIf', latin('GPS')),
      ...chunk('gAMA', [0, 0, 1, 1]),
    ]
    const text = textOf(readPhoto(png(640, 480, extra)))
    expect(text).not.toMatch(/somebody|GPS/)
    expect(text).toContain('gAMA')
  })

  it('that breaks off or lies about its lengths is refused', () => {
    for (const whole of [jpeg(640, 480), png(640, 480)]) {
      for (let length = 8; length < whole.length - 1; length++) {
        expect(readPhoto(whole.subarray(0, length)), String(length)).toEqual({ fault: 'broken' })
      }
    }
    expect(readPhoto(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 0, 0]))).toEqual({ fault: 'broken' })
  })
})
