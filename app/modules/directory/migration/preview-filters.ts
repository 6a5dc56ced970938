export const previewOutcomes = ['new', 'matched', 'ambiguous', 'error'] as const

export type PreviewFilters = Readonly<{ outcome: (typeof previewOutcomes)[number] | null; after: number }>

export function readPreviewFilters(search: URLSearchParams): PreviewFilters {
  const after = Number(search.get('after') ?? '0')
  return {
    outcome: previewOutcomes.find((outcome) => outcome === search.get('outcome')) ?? null,
    after: Number.isSafeInteger(after) && after > 0 ? after : 0,
  }
}
