import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrandMark } from '#app/ui/layout/brand-mark.tsx'
import { Branch } from '#app/ui/sections/branch.tsx'
import { sealCarving, sealCharacters, sealTint } from '#app/ui/cards/seal.ts'
import type { PictureName } from '#app/ui/pictures/picture-names.ts'
import { type Ornaments, svgAddress } from './drawing.ts'

/** A drawing of the interface as an image of its own. */
function dataAddress(drawing: ReactElement): string {
  const markup = renderToStaticMarkup(drawing).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return svgAddress(markup)
}

let made: Ornaments | undefined

/** The branch and the mark, as they stand on the pages. */
export function ornaments(): Ornaments {
  made ??= {
    branch: dataAddress(<Branch />),
    mark: dataAddress(<BrandMark size={120} />),
    markOnApricot: dataAddress(<InkMark />),
  }
  return made
}

const objects = import.meta.glob<string>('/app/ui/pictures/drawings/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** An everyday object as the pages show it. */
export const objectOf = (name: PictureName) => ({
  svg: objects[`/app/ui/pictures/drawings/${name}.svg`]!,
  isPortrait: false,
})

/** A name seal as the pages show it: the characters of a surname or the initials, in the tint and the carving that belong to a seed. */
export const sealOf = (letters: string, seed: string) => ({
  characters: /\p{Script=Han}/u.test(letters) ? sealCharacters(letters) : [...letters],
  tint: sealTint(seed),
  carving: sealCarving(seed),
})

/** The characters of a name in Latin writing, without the titles after it. */
export const latinCharacters = (name: string): string[] => sealCharacters(name.split(',', 1)[0]!)

/** The mark in ink: on apricot its own colour would not be seen. */
function InkMark() {
  const petal = 'M0 0C-12.9-4.1-11.5-20.7-1.1-18.5L0-17.2L1.1-18.5C11.5-20.7 12.9-4.1 0 0Z'
  return (
    <svg viewBox="-20 -20 40 40" width="120" height="120">
      <g fill="#1f2937">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path key={turn} d={petal} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="7.4" fill="#f7a955" />
      <path d="M0-3.9V3.9M-3.9 0H3.9" stroke="#1f2937" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  )
}
