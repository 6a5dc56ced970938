import { readdirSync, readFileSync } from 'node:fs'
import { plainWords } from '#app/modules/complaints/plain-words.ts'
import { fold } from '#app/modules/directory/search/fold.ts'

/** A whole sentence of ours, plain as the model reads it, with the specialties that see such things, most fitting first. */
export type SaidSentence = { text: string; specialtyIds: string[] }

export const sentencesFolder = 'app/modules/complaints/sentences'

/** Every sentence that the model learns from. @throws where a line is none */
export function readSaidSentences(folder = sentencesFolder): SaidSentence[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line, index) => {
          const [text = '', ids = ''] = line.split('\t')
          const specialtyIds = ids.split(',').map((id) => id.trim())
          if (text.trim() === '' || specialtyIds.some((id) => !/^[a-z-]+$/.test(id)))
            throw new Error(`${file}:${index + 1}: ${line}`)
          return { text: plainWords(fold(text)), specialtyIds }
        }),
    )
}
