import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawingOf, withDrawing } from '#scripts/house/drawing.ts'
import { productFiles } from './source-files.ts'

const file = (path: string, ...imports: string[]) => ({ path, text: '', imports })

describe('the drawing of what leans on what', () => {
  it('in docs/architecture.md is what the imports say (npm run house -- --drawing writes it)', () => {
    const document = readFileSync('docs/architecture.md', 'utf8')
    expect(document).toBe(withDrawing(document, drawingOf(productFiles())))
  })

  it('puts each module above all it imports, and leaves out arrows that others imply', () => {
    const drawing = drawingOf([
      file('app/routes/public/one.ts', '#app/modules/top/a.ts', '#app/modules/low/a.ts'),
      file('app/modules/top/a.ts', '#app/modules/middle/a.ts', '#app/modules/low/a.ts', './b.ts'),
      file('app/modules/middle/a.ts', '#app/modules/low/a.ts'),
      file('app/modules/low/a.ts', '#app/core/clock.ts'),
    ])
    expect(drawing.split('\n').map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
      'areas',
      ' public → top',
      'floor 2',
      ' top → middle',
      'floor 1',
      ' middle → low',
      'floor 0',
      ' low',
    ])
  })

  it('cannot be made of modules that lean on each other', () => {
    const circle = [
      file('app/modules/a/x.ts', '#app/modules/b/x.ts'),
      file('app/modules/b/x.ts', '#app/modules/a/x.ts'),
    ]
    expect(() => drawingOf(circle)).toThrow('a imports itself')
  })
})
