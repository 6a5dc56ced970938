/** Hyphens as keyboards and documents have them. */
const hyphens = /[‐‑‒–—−]/g

/** An employer identification number as the IRS writes it, `12-3456789`; null for anything else. */
export function readTaxId(typed: string): string | null {
  const text = typed.normalize('NFKC').replace(hyphens, '-').trim()
  return /^\d{2}-\d{7}$/.test(text) ? text : null
}

/** What is shown of one that is kept: its last four digits. */
export function maskTaxId(taxId: string): string {
  return `•••••${taxId.slice(-4)}`
}
