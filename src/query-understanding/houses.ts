/** Houses whose name is told by the town behind them: "Klinikum Köln", "Kantonsspital Aarau", "Charité Berlin". */
export const houses =
  /(?:klinikum|klinikums|spital|hospital|stift|uniklinik|universitatsklinik|charite|caritas|diakonie|awo|drk|asklepios|helios|sana|vivantes|ameos|paracelsus|lkh|kreisklinik|kliniken|rotes kreuz|johanniter|malteser|lebenshilfe)$/
