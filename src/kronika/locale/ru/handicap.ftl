# Число карт на руках, при котором шансы равны. $command — то, что пишется в командной строке.

handicap-player = кто
handicap-level = играет
handicap-usual = обычно карт
handicap-before = побеждает
handicap-hand = лучше карт
handicap-after = тогда побеждает
handicap-games = Партий: { $games } на каждое число; при равных шансах каждый побеждал бы в { $percent } % партий, не считая общих побед. В скобках: 95-процентный интервал.
handicap-play = Чтобы так сыграть: { $command }
handicap-chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
