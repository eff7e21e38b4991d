CREATE TABLE "job_days" (
	"job" text NOT NULL,
	"day" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "job_days_job_day_pk" PRIMARY KEY("job","day")
);
--> statement-breakpoint
CREATE TABLE "money_back" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_back_kind" CHECK ("money_back"."kind" in ('REFUND', 'DISPUTE'))
);
--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "cancel_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "money_back" ADD CONSTRAINT "money_back_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_back_order_id_index" ON "money_back" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "product_orders_payment" ON "product_orders" USING btree ("payment_intent_id");