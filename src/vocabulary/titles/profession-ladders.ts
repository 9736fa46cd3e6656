/**
 * Professions that lead to each other, from the lowest rung up: who stands on one may also do what stands beside it or below, and needs
 * training for what stands above. A profession may stand on several ladders, and what is reached from two that are not each other stands
 * on two; those that are a base with a specialty ("kardiologe") stand where their base stands.
 */
export const professionLadders: readonly (readonly (readonly string[])[])[] = [
  [
    ['arzt', 'assistenzarzt', 'turnusarzt', 'honorararzt', 'gutachterarzt'],
    ['facharzt'],
    ['funktionsoberarzt', 'oberarzt'],
    ['leitender_arzt'],
    ['chefarzt', 'primararzt'],
    ['aerztlicher_direktor'],
  ],
  [['arzt'], ['klinischer_forscher']],
  [
    ['heimhelfer', 'haushaltshilfe_pflege', 'stationshelfer', 'betreuungskraft'],
    ['pflegehelfer', 'altenpflegehelfer', 'krankenpflegehelfer', 'ags'],
    ['pflegefachassistent', 'pflegeassistent_at', 'fage'],
    [
      'pflegefachmann',
      'gesundheits_krankenpfleger',
      'dgkp',
      'kinderkrankenpfleger',
      'altenpfleger',
      'ausserklinische_intensiv',
    ],
    ['wundexperte', 'praxisanleiter'],
    ['stationsleitung', 'wohnbereichsleitung', 'pflegeexperte'],
    ['pdl'],
    ['pflegedirektor'],
  ],
  [['pflegefachmann', 'gesundheits_krankenpfleger', 'dgkp'], ['op_pfleger']],
  [['pflegefachmann', 'gesundheits_krankenpfleger', 'dgkp'], ['hygienefachkraft']],
  [
    ['pflegefachmann', 'gesundheits_krankenpfleger', 'dgkp', 'altenpfleger'],
    ['pflegeberater', 'case_manager'],
  ],
  [['pflegefachmann', 'gesundheits_krankenpfleger', 'dgkp'], ['praxisanleiter'], ['pflegepaedagoge']],
  // A nurse may do the work of a practice; a medical assistant has no licence for nursing.
  [
    ['mfa', 'mpa', 'ordinationsassistent'],
    ['pflegefachmann', 'gesundheits_krankenpfleger', 'dgkp'],
  ],
  [['pflegefachmann', 'gesundheits_krankenpfleger', 'dgkp'], ['study_nurse'], ['cra'], ['cpm']],
  [['mfa', 'mpa'], ['study_nurse'], ['cra'], ['cpm']],
  [['pflegeexperte'], ['pflegewissenschaftler']],
  [['pdl'], ['einrichtungsleitung']],
  [['op_pfleger', 'ota']],
  [['ata', 'anaesthesiepfleger']],
  [['rettungshelfer'], ['rettungssanitaeter'], ['notfallsanitaeter']],
  [['hebamme'], ['leitende_hebamme']],
  [
    ['betreuungskraft', 'familienpfleger'],
    ['heilerziehungspflegehelfer'],
    ['heilerziehungspfleger', 'fabe', 'fachsozialbetreuer'],
    ['heilpaedagoge'],
  ],
  [
    ['empfang_praxis', 'patientenaufnahme', 'arztsekretaer'],
    [
      'mfa',
      'mpa',
      'ordinationsassistent',
      'mfa_op',
      'mfa_labor',
      'mfa_endoskopie',
      'mfa_funktionsdiagnostik',
      'gipsassistent',
    ],
    ['nicht_aerztl_praxisassistent', 'erstkraft_mfa', 'mpk'],
    ['praxismanager', 'mvz_leitung'],
  ],
  [['zfa_empfang'], ['zfa', 'zah_at', 'dentalassistent'], ['zmp', 'zmv'], ['zmf'], ['dentalhygieniker']],
  [['zmv'], ['praxismanager_zahn']],
  [['praxismanager', 'praxismanager_zahn', 'mvz_leitung']],
  [['masseur', 'bewegungstherapeut'], ['physiotherapeut'], ['leitender_physio', 'osteopath']],
  [['motopaede', 'bewegungstherapeut']],
  [['arbeitserzieher'], ['ergotherapeut']],
  [['ernaehrungsberater'], ['diaetassistent', 'diaetologe'], ['diabetesberater']],
  [['mta', 'mtl', 'biomed_analytiker']],
  [['mta', 'mtr', 'radiologietechnologe']],
  [['mta', 'mtf']],
  [['bta', 'mtl']],
  [['pka', 'drogist'], ['pharmaassistent', 'pta'], ['apotheker']],
  [['psychologe'], ['psychotherapeut', 'kjp_therapeut']],
  [['kunsttherapeut', 'musiktherapeut']],
  [['medizintechniker'], ['medizintechnik_ing']],
  [['rehatechniker'], ['orthopaedietechniker']],
  [['ota', 'op_pfleger'], ['cta'], ['physician_assistant']],
  [['sterilisation', 'desinfektor'], ['hygienekontrolleur']],
  [['medizinprodukteberater', 'pharmareferent']],
  [['sozialarbeiter_klinik', 'case_manager']],
  [['studentische_hilfskraft'], ['biologe', 'biochemiker', 'wiss_mitarbeiter'], ['hochschullehrer']],
  [['mdoku'], ['data_manager_klinisch'], ['biostatistiker', 'epidemiologe']],
  [['medizininformatiker', 'it_klinik']],
  [['regulatory', 'pharmakovigilanz', 'msl', 'medical_writer']],
  [
    ['verwaltung_klinik', 'kaufmann_gesundheitswesen', 'patientenaufnahme', 'patientenabrechnung'],
    ['fachwirt', 'belegungsmanager', 'assistenz_gf'],
    ['krankenhausmanager'],
    ['klinikgeschaeftsfuehrer'],
  ],
  [['sozialversicherung', 'patientenabrechnung']],
  [
    ['patientenabrechnung', 'kaufmann_gesundheitswesen'],
    ['kodierfachkraft'],
    ['medizincontroller', 'controller_klinik'],
  ],
  [['patientenabrechnung'], ['praxismanager', 'praxismanager_zahn']],
  [['einrichtungsleitung', 'mvz_leitung', 'krankenhausmanager']],
  [['pflegefachmann', 'gesundheits_krankenpfleger', 'dgkp'], ['atmungstherapeut']],
  [['physiotherapeut'], ['atmungstherapeut']],
]

/** The same under another law or by another name, beside those that the concepts know. */
export const sameProfessions: readonly (readonly string[])[] = [
  ['arzt', 'assistenzarzt', 'turnusarzt'],
  ['funktionsoberarzt', 'oberarzt'],
  ['chefarzt', 'primararzt'],
]

/** Where another specialty is another profession: years of training lie between two specialists. */
export const specialistBases: ReadonlySet<string> = new Set(['facharzt', 'zahnarzt'])
