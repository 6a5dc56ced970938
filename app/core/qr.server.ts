import { toDataURL } from 'qrcode'

/**
 * A QR code of an address as a PNG data URI: 320 pixels square, ink on white, quiet zone of four modules. An image rather
 * than a drawing, because WeChat recognizes a code when an image is long-pressed.
 */
export function qrImage(address: string): Promise<string> {
  return toDataURL(address, {
    width: 320,
    margin: 4,
    errorCorrectionLevel: 'M',
    color: { dark: '#1f2937', light: '#ffffff' },
  })
}
