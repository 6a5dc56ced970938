// The thread that draws share images. It is started from its own text (see draw.server.ts), so it imports nothing by a relative path.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

const require = createRequire(workerData.from)
const satori = require('satori').default
const sharp = require('sharp')

const faces = [
  ['Noto SC', 'sc', 'chinese-simplified'],
  ['Noto TC', 'tc', 'chinese-traditional'],
  ['Noto Latin', 'sc', 'latin'],
  ['Noto Latin Extended', 'sc', 'latin-ext'],
]

const fonts = faces.flatMap(([name, family, subset]) =>
  [400, 700].map((weight) => {
    const file = `@fontsource/noto-sans-${family}/files/noto-sans-${family}-${subset}-${weight}-normal.woff`
    return { name, weight, style: 'normal', data: readFileSync(require.resolve(file)) }
  }),
)

async function draw({ node, width, height, pixels }) {
  const missing = []
  const svg = await satori(node, {
    width,
    height,
    fonts,
    // Asked for characters that no face has: they stay blank, and are told.
    loadAdditionalAsset: async (_code, text) => {
      missing.push(text)
      return []
    },
  })
  // Flat color and type: a palette shows all of it in a quarter of the bytes, and WeChat's browser waits for them.
  const png = await sharp(Buffer.from(svg), { density: (72 * pixels) / width })
    .resize(pixels)
    .png({ palette: true, colours: 32, effort: 7, dither: 0.5 })
    .toBuffer()
  return { png, missing }
}

parentPort.on('message', async ({ id, ...drawing }) => {
  try {
    parentPort.postMessage({ id, ...(await draw(drawing)) })
  } catch (error) {
    // Only the message: the stack of a bundled library is one line of half a megabyte.
    parentPort.postMessage({ id, error: String(error?.message ?? error).slice(0, 500) })
  }
})
