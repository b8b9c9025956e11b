import type { Photo } from '@lavash/contract/photos'

const plate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">
  <defs><radialGradient id="g" cx=".5" cy=".45"><stop stop-color="#ffe9dc"/><stop offset="1" stop-color="#f3eee6"/></radialGradient></defs>
  <rect width="1280" height="720" fill="url(#g)"/>
  <ellipse cx="640" cy="620" rx="260" ry="30" fill="#46290f" opacity=".12"/>
  <circle cx="640" cy="370" r="240" fill="#f0c084"/><path d="M640 160a210 210 0 0 1 210 210L640 520z" fill="#58a942"/>
  <path d="M560 240l210 90-120 200z" fill="#e0453a"/><path d="M600 300l150 60-90 130z" fill="#f6cf3f"/>
</svg>`

export const samplePhoto: Photo = {
  url: `data:image/svg+xml,${encodeURIComponent(plate)}`,
  width: 1280,
  height: 720,
  variants: [],
  placeholder: '#f0c084,#f3eee6',
}

/** Bytes that are no picture, as when the network breaks in the middle of one. */
export const brokenPhoto: Photo = { ...samplePhoto, url: 'data:image/webp;base64,AAAA' }
