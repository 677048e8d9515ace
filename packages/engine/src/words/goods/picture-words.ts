import { phrases } from "../phrases.ts";

/** What a gallery or a carousel shows: "Next slide" turns to another of them, and leads nowhere. */
export const pictureWords: readonly string[] = phrases`slide, slides, image, images, picture, pictures, photo, photos, carousel,
  testimonial, testimonials, folie, folien, bild, bilder, foto, fotos, diapositive, diapositives, vignette, diapositiva,
  diapositivas, imagen, imagenes, immagine, immagini, dia, afbeelding, afbeeldingen, slajd, slajdy, zdjecie, zdjecia, obraz,
  imagem, imagens, snimek, snimky, obrazek, billede, billeder, bilde, gorsel, slayt, スライド, 画像, 写真`;
