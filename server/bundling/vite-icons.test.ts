import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOfIcons } from './vite-icons.ts'

const importsIn = (code: string) => [...code.matchAll(/from '([^']+)'/g)].map(([, file]) => file!)

describe('imports of icons', () => {
  it('name each icon’s own file, which there is', () => {
    const code = importsOfIcons("import {\n  House,\n  Map as MapIcon,\n} from 'lucide-react'\nconst other = 1")
    expect(code).toMatch(/^import House from '.*'; import MapIcon from '.*'\nconst other = 1$/)
    const files = importsIn(code)
    expect(files.map((file) => file.split('/').at(-1))).toEqual(['house.js', 'map.js'])
    for (const file of files) expect(existsSync(`node_modules/${file}`)).toBe(true)
  })

  it('find an icon under each of its names', () => {
    const [home, house] = importsIn(importsOfIcons("import { Home, House } from 'lucide-react'"))
    expect(home).toBe(house)
  })

  it('leave nothing of types behind, and other libraries alone', () => {
    expect(importsOfIcons("import { type LucideIcon } from 'lucide-react'")).toBe(
      "import type { LucideIcon } from 'lucide-react'",
    )
    expect(importsOfIcons("import { House } from './house.ts'")).toBe("import { House } from './house.ts'")
  })

  it('refuse a name that no icon has', () => {
    expect(() => importsOfIcons("import { NoSuchIcon } from 'lucide-react'")).toThrow('no icon NoSuchIcon')
  })
})
