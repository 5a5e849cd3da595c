/** What the sliders need of Swiper, in one chunk that is fetched when the first of them comes near. */
export { Swiper } from 'swiper'
export { EffectCoverflow } from 'swiper/modules'
