import { Blossom } from './blossom.tsx'

const wood =
  'M644 60Q624 74 610 84Q595 92 580 100Q565 107 554 110Q542 114 531 114Q520 115 508 116Q495 117 482 121Q469 125 456 133Q442 141 430 150Q417 158 405 165Q394 172 382 174Q371 177 360 178Q348 178 335 180Q323 181 310 186Q298 192 286 200Q274 208 262 217Q251 225 239 231Q226 236 212 239Q198 242 184 244Q170 246 160 247L150 248L150 252Q170 250 184 248Q198 247 213 244Q228 241 241 236Q254 231 266 223Q279 215 291 208Q302 200 314 195Q325 190 336 189Q348 188 360 188Q372 188 385 186Q398 184 412 178Q425 171 438 162Q451 153 463 145Q475 138 486 135Q497 132 508 132Q519 133 532 133Q545 134 559 130Q573 126 589 117Q604 109 619 100Q634 91 645 85L656 80ZM483 125Q472 114 464 107Q455 99 446 92Q438 85 429 80Q420 76 411 74Q402 72 393 70Q384 68 376 65Q367 61 358 55Q349 48 340 41Q331 35 325 30L319 25L317 27Q329 37 338 44Q346 51 356 58Q365 64 374 68Q383 73 392 75Q401 78 409 80Q418 82 426 86Q434 90 442 98Q451 104 458 112Q466 120 472 126L477 131ZM392 177Q388 192 385 203Q381 214 377 225Q372 236 367 244Q361 253 353 261Q345 268 337 276Q329 284 323 292Q317 301 313 310Q308 320 306 330Q303 339 301 345L299 352L301 352Q306 340 309 330Q312 321 316 312Q320 303 326 295Q332 287 340 280Q349 273 357 265Q366 258 372 248Q379 239 383 228Q388 217 392 206Q395 194 398 187L400 179ZM554 119Q554 138 553 152Q552 165 549 178Q546 191 541 201Q536 211 529 220Q521 229 513 238Q505 248 500 258Q495 268 494 278Q492 289 492 300Q492 310 491 320Q490 329 486 339Q482 349 477 359Q472 369 467 376Q463 384 462 386L461 388L463 388Q471 376 476 367Q482 358 487 347Q492 337 494 327Q497 317 497 307Q497 296 498 286Q499 276 503 267Q506 258 514 249Q521 240 530 231Q538 222 545 212Q552 202 555 189Q559 176 561 162Q563 148 564 136Q565 125 565 123L566 121ZM318 186Q307 179 299 174Q292 169 284 164Q276 160 269 158Q261 155 254 155Q248 154 241 154Q235 154 229 151Q223 148 216 143Q210 138 204 132Q199 126 195 122L191 117L189 119Q197 127 203 133Q208 140 215 145Q221 151 228 154Q234 156 241 157Q247 158 254 159Q261 160 267 162Q274 164 281 169Q289 173 297 178Q304 183 309 187L314 190ZM499 260Q488 263 480 266Q472 269 463 272Q455 276 449 281Q444 286 439 293Q434 300 430 307Q427 314 425 317L423 320L425 320Q430 311 435 304Q439 297 444 291Q449 284 456 280Q462 276 470 274Q478 271 486 268Q494 266 497 265L501 264Z'

type Spot = readonly [x: number, y: number, turn: number, size: number]

const pale: readonly Spot[] = [
  [520, 126, 12, 46],
  [396, 180, -8, 40],
  [364, 62, 10, 30],
  [330, 292, 30, 31],
  [234, 150, 0, 24],
  [562, 196, 50, 27],
]
const warm: readonly Spot[] = [
  [452, 150, 40, 34],
  [318, 190, 22, 36],
  [496, 272, -20, 38],
  [426, 316, 15, 22],
  [232, 236, -14, 26],
]
const leaves: readonly Spot[] = [
  [505, 205, 120, 40],
  [436, 90, -70, 34],
  [345, 270, -130, 36],
  [486, 345, 70, 38],
  [612, 92, 200, 44],
  [264, 224, 170, 30],
]
const buds: readonly Spot[] = [
  [318, 26, -40, 16],
  [190, 118, -50, 16],
  [150, 250, -80, 16],
  [300, 352, 190, 16],
  [462, 388, 205, 18],
  [470, 374, 120, 14],
  [404, 74, 20, 14],
]
const fallen: readonly Spot[] = [
  [120, 380, 30, 18],
  [236, 430, -50, 15],
  [60, 300, 100, 13],
]

function placed([x, y, turn, size]: Spot, unit: number): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${+(size / unit).toFixed(2)})`
}

function Flowers({ spots, color }: { spots: readonly Spot[]; color: string }) {
  return (
    <g color={color}>
      {spots.map((spot) => (
        <use key={spot.join()} href="#branch-blossom" transform={placed(spot, 46)} />
      ))}
    </g>
  )
}

/** The apricot branch, the only ornament: on ink, once a page (its parts carry ids), never over text. */
export function Branch() {
  return (
    <svg className="branch" viewBox="0 0 640 520" aria-hidden="true" focusable="false">
      <defs>
        <g id="branch-blossom">
          <Blossom fill="currentColor" heart="#e38a2f" />
        </g>
        <path id="branch-leaf" d="M0 0C13.6-12 12-31.2 0-40C-12-31.2-13.6-12 0 0Z" />
        <g id="branch-bud">
          <path d="M0 0C-8-3.2-6.4-13.6 0-16C6.4-13.6 8-3.2 0 0Z" fill="#fdc283" />
          <path d="M-5-2.8C-2.4-7.2 2.4-7.2 5-2.8L0 1.6Z" fill="#b9640f" />
        </g>
        <path id="branch-petal" d="M0 0C-15.4-4.8-13.6-24.6-1.3-22L0-20.5L1.3-22C13.6-24.6 15.4-4.8 0 0Z" />
      </defs>
      <path d={wood} fill="#4a5565" />
      {leaves.map((spot, position) => (
        <use
          key={spot.join()}
          href="#branch-leaf"
          transform={placed(spot, 40)}
          fill={position % 2 === 0 ? '#48a271' : '#268355'}
        />
      ))}
      <Flowers spots={warm} color="#ffd8ae" />
      <Flowers spots={pale} color="#ffebd6" />
      {buds.map((spot) => (
        <use key={spot.join()} href="#branch-bud" transform={placed(spot, 16)} />
      ))}
      <g className="branch__fall" fill="#ffd8ae">
        {fallen.map((spot) => (
          <use key={spot.join()} href="#branch-petal" transform={placed(spot, 22)} fillOpacity=".8" />
        ))}
      </g>
    </svg>
  )
}
