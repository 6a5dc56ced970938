import type { Locale } from '#app/core/i18n/locale.ts'
import type { ImageShape, ShareCard } from './card.ts'
import { type FittedSize, fittedSize, linesIn } from './fit-text.ts'

type Style = Readonly<Record<string, string | number>>

/** An element as satori takes it: plain data, which can be sent to the thread that draws. */
export type DrawnNode = {
  type: string
  props: { style: Style; children?: DrawnNode[] | string; [attribute: string]: unknown }
}

/** Without a height it is as high as what stands in it. */
export type Drawing = { node: DrawnNode; width: number; height?: number }

/** The apricot branch and the site's mark as data addresses. */
export type Ornaments = { branch: string; mark: string; markOnApricot: string }

const ink = '#1f2937'
const deepInk = '#0c1118'
const apricot = '#f7a955'
const paleApricot = '#ffd8ae'

/** The tints of seals: ground, letters. */
const seals = {
  a: ['#ffebd6', '#6f3a0d'],
  b: ['#e0e7ff', '#24368a'],
  c: ['#d8eee0', '#11422b'],
  d: ['#d5eef0', '#14545a'],
  e: ['#ece4f6', '#553579'],
  f: ['#fbe0e2', '#6a1623'],
} as const

/** In Chinese the Han face comes first: quotation marks and dashes of a Latin one stand wrongly in its lines. */
const faces: Readonly<Record<Locale, string>> = {
  'zh-Hans': 'Noto SC, Noto TC, Noto Latin, Noto Latin Extended',
  'zh-Hant': 'Noto TC, Noto SC, Noto Latin, Noto Latin Extended',
  'en-US': 'Noto Latin, Noto Latin Extended, Noto SC, Noto TC',
}

export const box = (style: Style, children: DrawnNode[] | string = []): DrawnNode => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

export const picture = (src: string, width: number, height: number, style: Style = {}): DrawnNode => ({
  type: 'img',
  props: { src, width, height, style: { width, height, ...style } },
})

export const facesOf = (locale: Locale): string => faces[locale]

/** A text of a reckoned size. Lines are balanced; only a text that fits no size is cut, as cutting and balancing exclude each other. */
function line(text: string, { px, maxLines, fits }: FittedSize, style: Style): DrawnNode {
  const end: Style = fits ? { textWrap: 'balance' } : { lineClamp: maxLines }
  return {
    type: 'div',
    props: { style: { display: 'block', fontSize: px, wordBreak: 'break-word', ...end, ...style }, children: text },
  }
}

/** As `SealAvatar` draws it: Chinese characters stand one above the other and fill the square, letters side by side. */
function seal({ characters, tint, carving }: NonNullable<ShareCard['seal']>, size: number, style: Style): DrawnNode {
  const [light, dark] = seals[tint]
  const isSunk = carving === 'yin'
  const isStacked = characters.length > 1 && /\p{Script=Han}/u.test(characters.join(''))
  const fontSize = Math.round(size * (isStacked ? 0.4 : characters.length > 1 ? 0.34 : 0.46))
  const square: Style = {
    width: size,
    height: size,
    borderRadius: size * 0.22,
    flexDirection: isStacked ? 'column' : 'row',
    alignItems: 'center',
    justifyContent: 'center',
    background: isSunk ? dark : light,
    color: isSunk ? light : dark,
    // The edge of a sunk one keeps it apart from the ink behind it.
    border: `${Math.round(size * 0.05)}px solid ${isSunk ? light : dark}`,
  }
  const wide: Style = isStacked ? { transform: 'scaleX(1.35)' } : {}
  return box(
    { ...square, ...style },
    characters.map((character) => box({ fontSize, fontWeight: 700, lineHeight: 1.02, ...wide }, character)),
  )
}

/** A drawing as an address of its own. */
export const svgAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** What is drawn for the subject, within an edge of paper. */
function subject({ svg, isPortrait }: NonNullable<ShareCard['picture']>, height: number, style: Style): DrawnNode {
  const width = isPortrait ? height : Math.round((height * 4) / 3)
  const edge = Math.round(height * 0.03)
  return box({ border: `${edge}px solid #fff`, borderRadius: height * 0.14, overflow: 'hidden', ...style }, [
    picture(svgAddress(svg), width, height),
  ])
}

/** The seal or the picture of a card; null for one that has neither. */
function emblem(card: ShareCard, size: number, style: Style): DrawnNode[] {
  if (card.picture) return [subject(card.picture, size, style)]
  return card.seal ? [seal(card.seal, size, style)] : []
}

function ground(card: ShareCard, width: number, height: number, children: DrawnNode[]): Drawing {
  const style = { position: 'relative', width, height, background: ink, color: '#fff', fontFamily: faces[card.locale] }
  return { width, height, node: box(style, children) }
}

function wide(card: ShareCard, ornaments: Ornaments): Drawing {
  const title = fittedSize(card.title, 690, [
    { px: 84, maxLines: 2 },
    { px: 72, maxLines: 2 },
    { px: 62, maxLines: 3 },
    { px: 54, maxLines: 3 },
  ])
  const isObject = card.picture !== null && !card.picture.isPortrait
  const hasEmblem = card.seal !== null || card.picture !== null
  const secondWidth = isObject ? 690 : hasEmblem ? 800 : 1024
  const second = fittedSize(card.second ?? '', secondWidth, [
    { px: 44, maxLines: 1 },
    { px: 36, maxLines: 1 },
    { px: 32, maxLines: 2 },
  ])
  const bandWidth = isObject ? 690 : hasEmblem ? 780 : 1024
  const band = fittedSize(card.band, bandWidth, [
    { px: 40, maxLines: 1 },
    { px: 34, maxLines: 1 },
    { px: 28, maxLines: 1 },
  ])
  return ground(card, 1200, 630, [
    picture(ornaments.branch, 528, 429, { position: 'absolute', left: 712, top: -34 }),
    box({ position: 'absolute', left: 88, top: 60, alignItems: 'center' }, [
      picture(ornaments.mark, 60, 60),
      box({ marginLeft: 16, fontSize: 38, fontWeight: 700 }, card.brand),
    ]),
    box(
      {
        position: 'absolute',
        left: 88,
        top: 150,
        width: 1024,
        height: 350,
        flexDirection: 'column',
        justifyContent: 'center',
      },
      [
        line(card.title, title, { width: 690, fontWeight: 700, lineHeight: 1.2 }),
        ...(card.second
          ? [line(card.second, second, { width: secondWidth, marginTop: 22, color: paleApricot, lineHeight: 1.3 })]
          : []),
      ],
    ),
    box({ position: 'absolute', left: 0, bottom: 0, width: 1200, height: 110, background: apricot, color: deepInk }, [
      box({ position: 'absolute', left: 88, top: 0, height: 110, width: bandWidth, alignItems: 'center' }, [
        line(card.band, band, { width: bandWidth, fontWeight: 700, lineHeight: 1.2 }),
      ]),
    ]),
    ...emblem(card, isObject ? 210 : 190, { position: 'absolute', right: 88, bottom: 40 }),
  ])
}

function square(card: ShareCard, ornaments: Ornaments): Drawing {
  const title = fittedSize(card.title, 512, [
    { px: 96, maxLines: 2 },
    { px: 80, maxLines: 2 },
    { px: 64, maxLines: 3 },
    { px: 48, maxLines: 4 },
  ])
  // A title of three lines leaves room for one more.
  const isLong = linesIn(card.title, 512 / title.px) > 2
  const second = fittedSize(card.second ?? '', 512, [
    { px: isLong ? 32 : 40, maxLines: 1 },
    { px: isLong ? 28 : 32, maxLines: isLong ? 1 : 2 },
  ])
  const brand = fittedSize(card.brand, 440, [
    { px: 40, maxLines: 1 },
    { px: 32, maxLines: 1 },
  ])
  return ground(card, 600, 600, [
    picture(ornaments.branch, 352, 286, { position: 'absolute', left: 270, top: -26 }),
    ...(card.seal || card.picture
      ? emblem(card, 148, { position: 'absolute', left: 44, top: 44 })
      : [picture(ornaments.mark, 116, 116, { position: 'absolute', left: 40, top: 40 })]),
    box(
      {
        position: 'absolute',
        left: 44,
        top: 206,
        width: 512,
        height: 290,
        flexDirection: 'column',
        justifyContent: 'center',
      },
      [
        line(card.title, title, { width: 512, fontWeight: 700, lineHeight: 1.2 }),
        ...(card.second && (second.fits || !isLong)
          ? [line(card.second, second, { width: 512, marginTop: 14, color: paleApricot, lineHeight: 1.3 })]
          : []),
      ],
    ),
    box({ position: 'absolute', left: 0, bottom: 0, width: 600, height: 96, background: apricot, color: deepInk }, [
      box({ position: 'absolute', left: 44, top: 0, height: 96, alignItems: 'center' }, [
        picture(ornaments.markOnApricot, 52, 52),
        box({ marginLeft: 14, fontSize: brand.px, fontWeight: 700 }, card.brand),
      ]),
    ]),
  ])
}

/** The drawing of a card: ink ground, the branch at the upper right and never under the words. */
export function drawingOf(card: ShareCard, shape: ImageShape, ornaments: Ornaments): Drawing {
  return shape === 'wide' ? wide(card, ornaments) : square(card, ornaments)
}
