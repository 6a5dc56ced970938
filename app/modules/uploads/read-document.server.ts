import sharp from 'sharp'
import { inTurn, isPhoto, longestWork, mostPixels } from './read-photo.server.ts'

/** A paper as it is kept: a PDF as it came, or a picture of one, made anew as JPEG without any metadata. */
export type PaperFile = Readonly<{ mime: 'application/pdf' | 'image/jpeg'; bytes: Buffer }>

/** What may be wrong with a file; the words for it stand in `association-identity`. */
export type PaperFault = 'kind' | 'broken' | 'large' | 'heavy' | 'active'

/** Bytes. The form's limit (server/limits/limits.ts) is above it, so that a file a little too large is told so beside its field. */
export const longestPaper = 10 * 1024 * 1024

/** Pixels of the longer side: small print of a whole page can be read. */
const longestSide = 2600

/** What a PDF may do on its own when it is opened, or carry along. It may also be hidden: a PDF is shown by nothing of ours. */
const active = ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia']

function readPdf(bytes: Buffer): PaperFile | { fault: PaperFault } {
  // Readers find the end of a file by this word in its last kilobyte.
  if (!bytes.subarray(-1024).includes('%%EOF')) return { fault: 'broken' }
  return active.some((word) => bytes.includes(word)) ? { fault: 'active' } : { mime: 'application/pdf', bytes }
}

async function readPicture(bytes: Buffer): Promise<PaperFile | { fault: PaperFault }> {
  return inTurn(async () => {
    try {
      const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
      if (size.width * size.height > mostPixels) return { fault: 'large' as const }
      const made = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColorspace('srgb')
        .jpeg({ quality: 85 })
        .timeout({ seconds: longestWork })
        .toBuffer()
      return { mime: 'image/jpeg' as const, bytes: made }
    } catch {
      return { fault: 'broken' as const }
    }
  })
}

/** A PDF, or why it is none; what it is its first bytes say, not its name. */
export async function readPdfFile(file: File): Promise<PaperFile | { fault: PaperFault }> {
  if (file.size > longestPaper) return { fault: 'heavy' }
  const bytes = Buffer.from(await file.arrayBuffer())
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? readPdf(bytes) : { fault: 'kind' }
}

/** A PDF or a picture of a paper, or why it is neither. */
export async function readPaper(file: File): Promise<PaperFile | { fault: PaperFault }> {
  if (file.size > longestPaper) return { fault: 'heavy' }
  const bytes = Buffer.from(await file.arrayBuffer())
  return isPhoto(bytes) ? readPicture(bytes) : readPdfFile(file)
}
