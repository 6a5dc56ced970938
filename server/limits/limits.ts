/** Every limit on what a stranger may send or how long it may take. Sizes in bytes, times in milliseconds. */
export type Limits = Readonly<{
  /** The whole body of a request. */
  bodyBytes: number
  /** The body of a form with a photo, from somebody who may send one; see `Uploads`. Photos may have 10 MB. */
  uploadBytes: number
  /** All such bodies together, as far as they have arrived. */
  uploadBytesAtOnce: number
  /** The same of visitors who are not signed in, so that they keep nobody out who is. */
  visitorBytesAtOnce: number
  /** Request line and headers together; Node refuses more with 431. */
  headerBytes: number
  /** Path and query: room for ten thousand Chinese characters typed into the search box, nine bytes each when encoded. */
  targetCharacters: number
  /** From the first byte, or the opening of a connection, to the last header. */
  headersTimeout: number
  /** From the last header to the last byte of the body. */
  requestTimeout: number
  /** The same for a form with a photo: a telephone in a basement sends 100 kB a second. */
  uploadTimeout: number
  /** How often connections are looked at; a timeout is noticed at most this much later. */
  checkInterval: number
  /** How long a connection without a request stays open. */
  keepAliveTimeout: number
  /** How long a reader may take nothing of an answer that is on its way. */
  stallTimeout: number
  /** How long an answer may be on its way at all. */
  answerTimeout: number
  /** How long a refused sender has to read the refusal before the connection is cut. */
  lingerTimeout: number
}>

export const defaultLimits: Limits = {
  bodyBytes: 256 * 1024,
  uploadBytes: 12 * 1024 * 1024,
  uploadBytesAtOnce: 48 * 1024 * 1024,
  visitorBytesAtOnce: 24 * 1024 * 1024,
  headerBytes: 112 * 1024,
  targetCharacters: 96 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  uploadTimeout: 120_000,
  checkInterval: 1000,
  keepAliveTimeout: 5000,
  stallTimeout: 15_000,
  answerTimeout: 300_000,
  lingerTimeout: 1000,
}

/** Behind a proxy, idle connections are the proxy's to close: closing first would break the request it is just sending. */
export const limitsBehindProxy: Limits = { ...defaultLimits, keepAliveTimeout: 65_000 }
