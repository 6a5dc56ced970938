import { readFileSync } from 'node:fs'

/** A sheet under app without its comments. */
export const sheetAt = (name: string) => readFileSync(`app/${name}.css`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

const colors = new Map(
  [...sheetAt('styles/tokens').matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name!, hex!]),
)

/** What a value stands for, where `roles` says what each role is: the later of two declarations holds. */
export function hexOf(text: string, roles: string): string {
  const [, kind, name] = /^var\(--(ui|focus|color)-([\w-]+)\)$/.exec(text) ?? []
  if (kind === 'color') return name === 'white' ? '#ffffff' : colors.get(name!)!
  if (kind === undefined) return text === '#fff' ? '#ffffff' : text
  return hexOf([...roles.matchAll(new RegExp(`--${kind}-${name}: ([^;]+);`, 'g'))].at(-1)![1]!, roles)
}

/** The contrast of two colors by WCAG 2.2. */
export function contrast(...pair: [string, string]): number {
  const [low, high] = pair
    .map((hex) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
        const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}
