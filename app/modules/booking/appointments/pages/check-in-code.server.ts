import { create } from 'qrcode'

/** Modules of white around the code, as scanners want them. */
const quiet = 4

/**
 * The appointment's reference as a QR code: one drawing in ink on white, to be shown as a picture. It holds the reference and nothing
 * else, so whoever photographs it learns nothing of the patient.
 */
export function checkInCode(reference: string): string {
  const { modules } = create(reference, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (modules.get(row, column)) path += `M${column + quiet} ${row + quiet}h1v1h-1z`
    }
  }
  const side = size + 2 * quiet
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 10}" height="${side * 10}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="#0c1118" d="${path}"/>`,
    '</svg>',
  ].join('')
}
