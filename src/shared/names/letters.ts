/**
 * How letters beyond a to z are written in Latin letters: the transcriptions of ICAO Doc 9303-3 (used in passports'
 * machine-readable lines) and those that banks and airlines print. The first of a line is the plain one, by which a
 * name's sound is computed; - leaves the letter out. A letter that is missing here is one of a to z with accents, or of
 * another script.
 */
const latin = `
ä a ae
å a aa
æ ae
ą a
ə e a ae
ǝ e a
ç c ch
č c ch
ć c ch
đ d dj
ð d dj dh th
ɖ d
ɗ d
ɛ e
ğ g gh
ǥ g
ɣ g gh
ħ h
ı i
ɨ i
ĸ k q
ƙ k
ł l
ɫ l
ƚ l
ñ n nxx
ŋ n ng
ɲ n ny
ö o oe
ø o oe
ő o oe
œ oe
ō o oh ou oo
ɔ o
ɵ o oe
ɓ b
ƀ b
ß ss
ş s sh
ș s sh
ṣ s sh
š s sh
ſ s
þ th
ŧ t
ü u ue uxx
ű u ue
ū u uu
ʉ u
ʋ v
ƴ y
ž z zh
ƶ z
`;

/** Also of Serbian, Macedonian, Bulgarian, Ukrainian, Belarusian and Kazakh, which read some letters their own way. */
const cyrillic = `
а a
б b
в v
г g h
ґ g
ѓ g gj
ғ g gh
д d
ђ d dj
е e ye ie
ё e yo io
є ie ye je
ж zh z j
җ j zh
з z
ѕ dz
и i y
й i y j -
і i y
ї i yi ji
ј j y
к k
қ k q
ќ k kj
л l
љ lj l
м m
н n
њ nj n
ң n ng
о o
ө o oe
п p
р r
с s
т t
ћ c ch
у u
ў u w o
ұ u
ү u ue
ф f
х kh h x
һ h
ҳ h
ц ts c tz
ч ch c
ҷ j
џ dz dj dzh
ш sh s
щ shch sht sch
ъ ie a u -
ы y
ь -
э e
ә a ae e
ю iu yu ju
я ia ya ja
ия iia iya ia ija
ий ii iy y i ij
ый yi yy y
кс ks x
`;

/** As in Greek passports (ELOT 743), and as Greeks write themselves abroad. */
const greek = `
α a
β v b
γ g y
δ d
ε e
ζ z
η i e h
θ th
ι i
κ k c
λ l
μ m
ν n
ξ x ks
ο o
π p
ρ r
σ s
ς s
τ t
υ y i u
φ f ph
χ ch h kh
ψ ps
ω o w
ου ou u
αυ av af au
ευ ev ef eu
ηυ iv if
γγ ng gg
γκ gk g ng
γξ nx
γχ nch nh
μπ b mp
ντ nt d
`;

/** The usual transcriptions of each letter, and of each pair of letters that is transcribed together. */
export const transcriptions: ReadonlyMap<string, readonly string[]> = new Map(
  [latin, cyrillic, greek].flatMap((table) =>
    table
      .trim()
      .split("\n")
      .map((line): [string, readonly string[]] => {
        const [letter = "", ...written] = line.split(" ");
        return [letter, written.map((letters) => (letters === "-" ? "" : letters))];
      }),
  ),
);
